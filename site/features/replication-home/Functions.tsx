/** What a task can do: one ability at a time. */
import { useBrand } from '../../../engine/client/index.ts'
import type { Ability, SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { Section } from '../../ui/Section.tsx'
import { TabbedSections } from '../../ui/TabbedSections.tsx'
import { FunctionArt } from './FunctionArt.tsx'
import { functions as layout } from './Functions.styles.ts'

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
      className={layout}
    >
      <TabbedSections
        label={functions.list}
        look="side"
        items={abilities.map((ability) => {
          const { title, text, points: own } = functions.items[ability]
          const points = shaping[ability] ? [...own, shaping[ability]] : own
          return {
            id: ability,
            label: title,
            content: (
              <>
                <div>
                  <p>{text}</p>
                  <ul>
                    <CheckItems items={points} />
                  </ul>
                </div>
                <FunctionArt ability={ability} />
              </>
            ),
          }
        })}
      />
    </Section>
  )
}
