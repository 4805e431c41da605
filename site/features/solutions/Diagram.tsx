/** Boxes and lines: an architecture drawn from data. Wider than a phone, so it scrolls there. */
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { drawing, hint, scroller } from './Diagram.styles.ts'

export type Box = {
  readonly at: readonly [x: number, y: number, width: number, height: number]
  readonly title: string
  readonly note?: string
  readonly look?: 'chip' | 'strong' | 'tint' | 'dark'
}
export type Zone = Pick<Box, 'at' | 'title'>
/** `d` is path data. Dots travel along a line that `flows`. */
export type Line = { readonly d: string; readonly flows?: boolean; readonly dashed?: boolean }
export type Label = { readonly at: readonly [x: number, y: number]; readonly text: string; readonly strong?: true }

export type Drawing = {
  readonly size: readonly [width: number, height: number]
  readonly zones?: readonly Zone[]
  readonly lines: readonly Line[]
  readonly boxes: readonly Box[]
  readonly labels?: readonly Label[]
}

export function Diagram({ title, drawing: art }: { title: string; drawing: Drawing }) {
  const { solutions } = useStrings()
  const { size, zones = [], lines, boxes, labels = [] } = art
  return (
    <>
      <p className={hint}>
        {solutions.scroll}
        <Icon name="arrow" />
      </p>
      {/* Focusable: otherwise nobody could scroll it by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={scroller} aria-label={solutions.drawing} tabIndex={0}>
        <svg className={drawing} viewBox={`0 0 ${size[0]} ${size[1]}`} role="img" aria-label={title}>
          {zones.map(({ at: [x, y, width, height], title }) => (
            <g key={title}>
              <rect data-zone="" x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx={18} />
              <text data-zone-name="" x={x + 22} y={y + 32}>
                {title}
              </text>
            </g>
          ))}
          {lines.map(({ d, flows, dashed }) => (
            <g key={d}>
              <path data-line="" data-dashed={dashed} d={d} />
              {flows && <path data-dots="" d={d} />}
            </g>
          ))}
          {boxes.map((box) => (
            <Node key={box.at.join()} {...box} />
          ))}
          {labels.map(({ at: [x, y], text, strong }) => (
            <text key={text} data-title={strong} data-note={!strong || undefined} x={x} y={y}>
              {text}
            </text>
          ))}
        </svg>
      </section>
    </>
  )
}

const Node = ({ at: [x, y, width, height], title, note, look = 'chip' }: Box) => (
  <g data-look={look}>
    <rect data-box="" x={x} y={y} width={width} height={height} rx={12} />
    <text data-title="" x={x + width / 2} y={y + height / 2 + (note ? -3 : 5)}>
      {title}
    </text>
    {note && (
      <text data-note="" x={x + width / 2} y={y + height / 2 + 17}>
        {note}
      </text>
    )}
  </g>
)
