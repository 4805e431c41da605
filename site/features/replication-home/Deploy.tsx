/** Where the product runs: one place at a time, drawn, with what it means. */
import { css } from '@linaria/core'
import { panelFrame } from '../../../theme/ui/panelFrame.ts'
import { useLocalized } from '../../../engine/client/index.ts'
import { useStrings } from '../../strings/index.ts'
import { besidePicture } from '../../ui/besidePicture.ts'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { TabbedSections } from '../../ui/TabbedSections.tsx'
import { DeployArt } from './DeployArt.tsx'

const places = ['cloud', 'home'] as const

export function Deploy() {
  const { deploy } = useStrings().home
  const items = places.flatMap((where, index) => {
    const words = deploy.items[index]
    return words ? [{ id: where, label: words.title, content: <Place where={where} {...words} /> }] : []
  })
  return (
    <Section id="deploy" title={deploy.title} lead={deploy.lead} ground="sunken">
      <TabbedSections label={deploy.title} items={items} />
    </Section>
  )
}

type PlaceProps = { where: (typeof places)[number]; title: string; note: string; points: readonly string[] }

function Place({ where, title, note, points }: PlaceProps) {
  const { deploy } = useStrings().home
  return (
    <div className={place}>
      <DeployArt where={where} words={deploy.art} />
      <div>
        <p>{note}</p>
        <ul>
          <CheckItems items={points} />
        </ul>
        <MoreLink href={useLocalized()('/pricing/')} about={title}>
          {deploy.more}
        </MoreLink>
      </div>
    </div>
  )
}

const place = css`
  --picture: 1.2fr;

  ${besidePicture}
  > svg {
    margin: 0;
    ${panelFrame}
  }
  ul {
    margin-top: var(--s-3);
  }
  li {
    display: flex;
    gap: var(--s-3);
    align-items: center;
    padding-block: var(--s-1);
  }
  li svg {
    color: var(--c-good);
  }
`
