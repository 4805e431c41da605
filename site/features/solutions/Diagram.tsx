/** Boxes and lines: an architecture drawn from data. Wider than a phone, so it scrolls there. */
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Flow } from '../../ui/art/Flow.tsx'
import { note } from '../../ui/art/Mockup.styles.ts'
import { lines as looks, onPrimary } from '../../ui/art/Picture.styles.ts'
import { Picture } from '../../ui/art/Picture.tsx'
import type { Area } from '../../ui/art/Plate.tsx'
import { Word, type Point } from '../../ui/art/Word.tsx'
import { Zone } from '../../ui/art/Zone.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { boxes as shapes, drawing, hint, scroller } from './Diagram.styles.ts'

export type Box = {
  readonly at: Area
  readonly title: string
  readonly note?: string
  readonly look?: keyof typeof shapes
}
/** `d` is path data. Dots travel along a line that `flows`. */
export type Line = { readonly d: string; readonly flows?: boolean; readonly dashed?: boolean }
type Label = { readonly at: Point; readonly text: string; readonly strong?: true }

export type Drawing = {
  readonly size: readonly [width: number, height: number]
  readonly zones?: readonly Pick<Box, 'at' | 'title'>[]
  readonly lines: readonly Line[]
  readonly boxes: readonly Box[]
  readonly labels?: readonly Label[]
}

export function Diagram({ title, drawing: art }: { title: string; drawing: Drawing }) {
  const { solutions } = useStrings()
  const { size, zones = [], lines, boxes, labels = [] } = art
  return (
    <>
      <p className={cx(note, hint)}>
        {solutions.scroll}
        <Icon name="arrow" />
      </p>
      {/* Focusable: otherwise nobody could scroll it by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={scroller} aria-label={solutions.drawing} tabIndex={0}>
        <Picture size={size} label={title} className={drawing}>
          {zones.map(({ at: [x, y, width, height], title }) => (
            <Zone key={title} at={[x + 1, y + 1, width - 2, height - 2]} name={title} />
          ))}
          {lines.map(({ d, flows, dashed }) =>
            flows ? <Flow key={d} d={d} /> : <path key={d} className={dashed ? looks.dashed : looks.plain} d={d} />,
          )}
          {boxes.map((box) => (
            <Node key={box.at.join()} {...box} />
          ))}
          {labels.map(({ at, text, strong }) => (
            <Word key={text} at={at} text={text} look={strong ? 'title' : 'quiet'} align="middle" />
          ))}
        </Picture>
      </section>
    </>
  )
}

const Node = ({ at: [x, y, width, height], title, note, look = 'chip' }: Box) => (
  <g transform={`translate(${x} ${y})`} className={look === 'strong' ? onPrimary : undefined}>
    <rect className={shapes[look]} width={width} height={height} rx={12} />
    <Word at={[width / 2, height / 2 + (note ? -3 : 5)]} text={title} look="title" align="middle" />
    {note && <Word at={[width / 2, height / 2 + 17]} text={note} look="quiet" align="middle" />}
  </g>
)
