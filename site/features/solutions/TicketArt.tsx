/** A change request on its way. */
import { cx } from '@linaria/core'
import type { Strings } from '../../strings/index.ts'
import { note, raised, sheet, spots } from '../../ui/art/Mockup.styles.ts'
import { Mockup } from '../../ui/art/Mockup.tsx'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { art } from './TicketArt.styles.ts'

type TicketArtProps = { label: string; words: Strings['solutions']['collaboration']['ticket'] }

export const TicketArt = ({ label, words }: TicketArtProps) => (
  <Mockup label={label} className={cx(raised, sheet, art)}>
    <header className={spots.brand}>
      <Icon name="user" />
      <p>
        <b>{words.title}</b>
        {words.author}
      </p>
    </header>
    <code>
      <b>CREATE INDEX</b> idx_paid_at
      <br />
      <b>ON</b> orders (paid_at);
    </code>
    <ol className={spots.good}>
      <CheckItems items={words.steps} />
    </ol>
    <footer className={note}>
      <Icon name="shield" />
      {words.rollback}
    </footer>
  </Mockup>
)
