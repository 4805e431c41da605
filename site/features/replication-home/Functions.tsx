/** What a task can do: one ability below the other, made into tabs by `client/tabs.ts`. */
import { useBrand } from '../../../engine/client/index.ts'
import type { Ability, SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { FunctionArt } from './FunctionArt.tsx'
import { tabs } from './Functions.styles.ts'

export function Functions() {
  const { functions } = useStrings().home
  const { abilities = [] } = useBrand<SiteBrand>()
  // Where it is no ability of its own, it is told with those it belongs to.
  const shaping: Readonly<Partial<Record<Ability, string>>> = abilities.includes('cleaning') ? {} : functions.shaping
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
          const { title, text, points: own } = functions.items[ability]
          const points = shaping[ability] ? [...own, shaping[ability]] : own
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
