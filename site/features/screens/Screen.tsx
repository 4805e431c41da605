/**
 * A screen of a product, drawn as markup: sharp at any size, in the brand's colours, without script. A sentence says what is
 * seen; the drawing itself is decoration, and nothing in it can be focused.
 */
import type { ComponentType, ReactNode } from 'react'
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Icon, type IconName } from '../../../theme/ui/Icon.tsx'
import { Mockup } from '../../ui/art/Mockup.tsx'
import { useProductName } from '../../ui/useProductName.ts'
import { Console, RefusedConsole } from './Console.tsx'
import { MaskRules } from './MaskRules.tsx'
import { Monitor } from './Monitor.tsx'
import type { ScreenName, screenNames } from './names.ts'
import { Pipeline } from './Pipeline.tsx'
import type { MarkerAt } from './parts.tsx'
import { roomy, split } from './parts.styles.ts'
import { chosen } from './states.styles.ts'
import { bar, body, crumb, figure, rail, windowFrame } from './Screen.styles.ts'
import { SourceForm } from './SourceForm.tsx'
import { Tasks } from './Tasks.tsx'
import { Ticket } from './Ticket.tsx'

type Drawing = {
  readonly draw: ComponentType<{ marker: MarkerAt }>
  readonly tool: IconName
}

const tools = {
  management: ['console', 'user', 'route', 'mask', 'server'],
  replication: ['route', 'server', 'chart', 'alert', 'cpu'],
} as const satisfies Record<string, readonly IconName[]>

const management = {
  console: { draw: Console, tool: 'console' },
  rule: { draw: RefusedConsole, tool: 'console' },
  ticket: { draw: Ticket, tool: 'user' },
  mask: { draw: MaskRules, tool: 'mask' },
  pipeline: { draw: Pipeline, tool: 'route' },
} as const satisfies Record<(typeof screenNames.management)[number], Drawing>

const replication = {
  tasks: { draw: Tasks, tool: 'route' },
  source: { draw: SourceForm, tool: 'server' },
  monitor: { draw: Monitor, tool: 'chart' },
} as const satisfies Record<(typeof screenNames.replication)[number], Drawing>

const drawings = { ...management, ...replication }

const withoutMarker: MarkerAt = () => undefined

type ScreenProps = {
  name: ScreenName
  marker?: MarkerAt
  /** Below the window. Without it the caption is heard and not seen: what stands beside the screen says it. */
  below?: ReactNode
}

export function Screen({ name, marker = withoutMarker, below }: ScreenProps) {
  const { screens } = useStrings()
  const offering = name in management ? 'management' : 'replication'
  const product = useProductName(offering)
  const { draw: Draw, tool } = drawings[name]
  const { label, caption } = screens[name]
  const { title } = name === 'rule' ? screens.console : screens[name]
  return (
    <figure className={figure}>
      <Mockup label={label} className={windowFrame}>
        <div className={bar}>
          <i />
          <i />
          <i />
          <span className={crumb}>
            {product} <b>{title}</b>
          </span>
        </div>
        <div className={cx(split, body)}>
          <div className={cx(roomy, rail)}>
            {tools[offering].map((icon) => (
              <Icon key={icon} name={icon} className={cx(icon === tool && chosen)} />
            ))}
          </div>
          <Draw marker={marker} />
        </div>
      </Mockup>
      {below ?? <figcaption className="visually-hidden">{caption}</figcaption>}
    </figure>
  )
}
