/** What several screens are put together from. */
import { Fragment, type ReactNode } from 'react'
import { cx } from '@linaria/core'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { box, button, field, framed, segments, small, statement } from './parts.styles.ts'
import { chosen, disc, pill, progress, tones } from './states.styles.ts'

/** Draws a number where the screen has markers. */
export type MarkerAt = (number: number) => ReactNode

/** A word on a state. */
export const Pill = ({ tone, children }: { tone?: keyof typeof tones; children: ReactNode }) => (
  <span className={cx(pill, tone && tones[tone])}>{children}</span>
)

export const Disc = ({ is }: { is: keyof typeof progress }) => (
  <span className={cx(disc, progress[is])}>{is === 'done' && <Icon name="check" />}</span>
)

export const Segments = ({ items, at }: { items: readonly string[]; at: number }) => (
  <span className={cx(framed, segments)}>
    {items.map((item, index) => (
      <span key={item} className={cx(index === at && chosen)}>
        {item}
      </span>
    ))}
  </span>
)

/** What would be pressed: the one of the screen is `primary`. */
export const Action = ({ look, children }: { look?: string; children: ReactNode }) => (
  <span className={cx(framed, button, look)}>{children}</span>
)

/** A field with its name; `chooses` where it opens a list. */
export const Field = ({ name, chooses, children }: { name: string; chooses?: true; children: ReactNode }) => (
  <span className={field}>
    <span className={small}>{name}</span>
    <span className={cx(framed, box)}>
      {children}
      {chooses && <Icon name="chevron" />}
    </span>
  </span>
)

/** Lines of SQL, which is nobody’s language; `looks` are classes by the number of the line. */
export const Statement = ({
  lines,
  looks = {},
}: {
  lines: readonly string[]
  looks?: Readonly<Record<number, string>>
}) => (
  <div className={statement} lang="" translate="no">
    {lines.map((line, index) => (
      <span key={line} className={looks[index + 1]}>
        {line.split(/(\b[A-Z]{2,}\b|'[^']*')/).map((part, at) => (
          <Fragment key={at}>{at % 2 === 0 ? part : part.startsWith("'") ? <i>{part}</i> : <b>{part}</b>}</Fragment>
        ))}
      </span>
    ))}
  </div>
)
