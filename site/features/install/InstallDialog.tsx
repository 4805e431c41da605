/** The community edition on a machine of one's own: one command for each way, to be copied. */
import { Fragment } from 'react'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { accountAttributes, consoleAttributes, installAttributes } from '../../client/behaviour.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../../theme/words/useText.ts'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { TabbedSections } from '../../ui/TabbedSections.tsx'
import { commandsOf } from './commands.ts'
import { links, tabs, version } from './install.styles.ts'
import { useInstallGuide } from './useInstallGuide.ts'

export function InstallDialog() {
  const { product, downloads, apiBase, features } = useBrand<SiteBrand>()
  const { install, dialog } = useStrings()
  const localized = useLocalized()
  const text = useText()
  const guide = useInstallGuide()
  if (!features.communityInstall || !downloads.install) return null
  const commands = commandsOf(downloads.install)
  return (
    <Dialog id={dialogs.install} title={install.title(text(product))} close={dialog.close} lead={install.lead}>
      <div
        className={tabs}
        {...attribute(installAttributes.product, downloads.product)}
        {...attribute(consoleAttributes.api, apiBase)}
        {...attribute(consoleAttributes.localApi, localApiBase)}
      >
        <TabbedSections
          label={install.ways}
          items={[
            ...(['docker', 'kubernetes'] as const).map((way) => ({
              id: way,
              label: install[way].title,
              content: <Command text={install[way].text} command={commands[way]} />,
            })),
            {
              id: 'binary',
              label: install.binary.title,
              content: <Binary />,
            },
          ]}
        />
      </div>
      <p className={links}>
        <a href={guide}>
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

/** `command` is the text before and after the version. */
function Command({ text, command }: { text: string; command: readonly [string, string] }) {
  const { install } = useStrings()
  return (
    <>
      <p>{text}</p>
      <figure className="code">
        <pre>
          <code>
            {/* A line of it ends between folders, not within a name. */}
            {command[0].split(/(?<=[^/]\/)(?!\/)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
            <span className={version} {...attribute(installAttributes.version)}>{`<${install.version}>`}</span>
            {command[1]}
          </code>
        </pre>
      </figure>
    </>
  )
}

function Binary() {
  const { install } = useStrings()
  const localized = useLocalized()
  return (
    <>
      <p>{install.binary.text}</p>
      <ButtonLink
        href={localized('/login/')}
        {...attribute(accountAttributes.download)}
        {...attribute(accountAttributes.edition, 'community')}
      >
        <Icon name="download" />
        {install.binary.button}
      </ButtonLink>
    </>
  )
}
