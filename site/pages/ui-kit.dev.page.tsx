/** `/ui-kit/`, in the dev server only: every component with its states, in both colour modes. */
import { css, cx } from '@linaria/core'
import { useLocale } from '../../engine/client/index.ts'
import { useFormProps } from '../features/account/place.ts'
import RegisterForm from '../features/account/RegisterForm.island.tsx'
import { Actions } from '../features/ui-kit/Actions.tsx'
import { Contents } from '../features/ui-kit/Contents.tsx'
import { Drawings } from '../features/ui-kit/Drawings.tsx'
import FormSamples from '../features/ui-kit/FormSamples.dev.island.tsx'
import { Group } from '../features/ui-kit/Group.tsx'
import { kitOf } from '../features/ui-kit/kitOf.ts'
import { Layers } from '../features/ui-kit/Layers.tsx'
import { Proses } from '../features/ui-kit/Proses.tsx'
import { Sequences, Waiting } from '../features/ui-kit/Sequences.tsx'
import { Tokens } from '../features/ui-kit/Tokens.tsx'
import { PageHead } from '../../theme/PageHead.tsx'
import { Seo } from '../../theme/Seo.tsx'
import { wrap } from '../../theme/ui/wrap.ts'

export default function UiKit() {
  const { id } = useLocale()
  const form = useFormProps()
  const kit = kitOf(id)
  const { groups } = kit
  return (
    <main id="main" tabIndex={-1} className={cx(wrap, page)}>
      <Seo title={kit.title} description={kit.lead} />
      <PageHead title={kit.title} lead={kit.lead}>
        <nav aria-label={kit.title}>
          {Object.entries(groups).map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </PageHead>
      <Group id="tokens" title={groups.tokens} modes={kit}>
        {() => <Tokens sample={kit.sample} />}
      </Group>
      <Group id="actions" title={groups.actions} modes={kit}>
        {() => <Actions kit={kit} />}
      </Group>
      <Group id="overlays" title={groups.overlays} modes={kit}>
        {(at) => <Layers kit={kit} at={at} />}
      </Group>
      <Group id="forms" title={groups.forms} modes={kit}>
        {() => (
          <>
            <FormSamples locale={id} />
            <RegisterForm {...form} fields={['email', 'emailCode', 'password']} />
          </>
        )}
      </Group>
      <Group id="content" title={groups.content} modes={kit}>
        {(at) => (
          <>
            <Contents kit={kit} at={at} />
            <Drawings kit={kit} />
          </>
        )}
      </Group>
      <Group id="lists" title={groups.lists} modes={kit}>
        {() => <Sequences kit={kit} />}
      </Group>
      <Group id="feedback" title={groups.feedback} modes={kit}>
        {() => <Waiting kit={kit} />}
      </Group>
      <Group id="code" title={groups.code} modes={kit}>
        {() => <Proses kit={kit} />}
      </Group>
    </main>
  )
}

const page = css`
  padding-bottom: var(--s-24);

  > header nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-5);
    margin-top: var(--s-6);
  }
`
