/** What a task can do: one ability below the other, made into tabs by `client/tabs.ts`. */
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { FunctionArt, type Ability } from './FunctionArt.tsx'
import { tabs } from './Functions.styles.ts'

const all: readonly Ability[] = ['incremental', 'full', 'cleaning', 'schema', 'verify', 'ai', 'twoWay', 'monitor']

/** What an edition presents on its own; the rest is told as part of the others. */
const shown: Readonly<Record<SiteBrand['edition'], readonly Ability[]>> = {
  domestic: all,
  international: all.filter((ability) => ability !== 'cleaning' && ability !== 'twoWay'),
  collaboration: all,
}

export function Functions() {
  const { functions } = useStrings().home
  const { edition } = useBrand<SiteBrand>()
  const abilities = shown[edition]
  return (
    <Section
      id="functions"
      title={functions.title}
      lead={functions.lead(abilities.length)}
      ground="sunken"
      className={tabs}
    >
      <div data-tabs="" data-list={functions.list}>
        {abilities.map((ability) => {
          const { title, text, points } = functions.items[ability]
          return (
            <div key={ability} data-value={ability} data-label={title}>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <ul>
                  {points.map((point) => (
                    <li key={point}>
                      <Icon name="check" />
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
              <FunctionArt ability={ability} />
            </div>
          )
        })}
      </div>
    </Section>
  )
}
