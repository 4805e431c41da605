/** The community edition on a machine of one's own: one command for each way, to be copied. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../strings/useText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { TabbedSections } from '../../ui/TabbedSections.tsx'
import { useNavPath } from '../../ui/useNavPath.ts'
import { commandsOf } from './commands.ts'
import { links, tabs } from './install.styles.ts'

export function InstallDialog() {
  const { product, downloads, apiBase, features } = useBrand<SiteBrand>()
  const { install, dialog } = useStrings()
  const localized = useLocalized()
  const text = useText()
  const pathOf = useNavPath()
  if (!features.communityInstall || !downloads.install) return null
  const commands = commandsOf(downloads.install)
  return (
    <Dialog id={dialogs.install} title={install.title(text(product))} close={dialog.close} lead={install.lead}>
      <div className={tabs} data-latest={downloads.product} data-api={apiBase} data-local-api={localApiBase}>
        <TabbedSections
          label={install.ways}
          items={[
            ...(['docker', 'kubernetes'] as const).map((way) => ({
              id: way,
              label: install[way].title,
              content: (
                <>
                  <p>{install[way].text}</p>
                  <figure className="code">
                    <pre>
                      <code>
                        {commands[way][0]}
                        <span data-newest="">{`<${install.version}>`}</span>
                        {commands[way][1]}
                      </code>
                    </pre>
                  </figure>
                </>
              ),
            })),
            {
              id: 'binary',
              label: install.binary.title,
              content: (
                <>
                  <p>{install.binary.text}</p>
                  <ButtonLink
                    href={localized('/login/')}
                    data-action="download"
                    data-edition="community"
                    data-product={downloads.archive}
                  >
                    <Icon name="download" />
                    {install.binary.button}
                  </ButtonLink>
                </>
              ),
            },
          ]}
        />
      </div>
      <p className={links}>
        <a href={pathOf('quick', 'docs')}>
          {install.quickStart}
          <Icon name="arrow" />
        </a>
        <a href={localized('/docs/license/license_use/')}>
          {install.licence}
          <Icon name="arrow" />
        </a>
      </p>
    </Dialog>
  )
}
