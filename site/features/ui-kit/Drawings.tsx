/** What art is drawn with: a picture, a drawing made of markup, and the screens of the products. */
import { css, cx } from '@linaria/core'
import { Curve } from '../../ui/art/Curve.tsx'
import { Flow } from '../../ui/art/Flow.tsx'
import { MarkTile } from '../../ui/art/MarkTile.tsx'
import { chip, note, raised, sheet, spots } from '../../ui/art/Mockup.styles.ts'
import { Mockup } from '../../ui/art/Mockup.tsx'
import { lines } from '../../ui/art/Picture.styles.ts'
import { Picture } from '../../ui/art/Picture.tsx'
import { Plate } from '../../ui/art/Plate.tsx'
import { Sign } from '../../ui/art/Sign.tsx'
import { Word } from '../../ui/art/Word.tsx'
import { Zone } from '../../ui/art/Zone.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { CaptionedScreen } from '../screens/CaptionedScreen.tsx'
import { screenNames } from '../screens/names.ts'
import type { Kit } from './kitOf.ts'

const plates = ['card', 'raised', 'outlined', 'tint', 'bar', 'primary'] as const
const words = ['code', 'name', 'quiet', 'chosen', 'fresh', 'title', 'figure'] as const
const strokes = ['strong', 'plain', 'edge', 'dashed'] as const

export const Drawings = ({ kit }: { kit: Kit }) => (
  <>
    <Picture size={[520, 300]} label={kit.sample} className={picture}>
      {plates.map((look, index) => (
        <Plate key={look} at={[(index % 3) * 116, Math.floor(index / 3) * 64, 104, 52]} look={look}>
          <Word at={[52, 31]} text={look} look="name" align="middle" />
        </Plate>
      ))}
      {words.map((look, index) => (
        <Word key={look} at={[372, 16 + index * 26]} text={look} look={look} />
      ))}
      {strokes.map((look, index) => (
        <path key={look} className={lines[look]} d={`M0 ${146 + index * 14}H104`} />
      ))}
      <Flow d="M116 168H220" />
      <Sign at={[250, 168]} />
      <Sign at={[282, 168]} tone="warn" d="M0-4.5v5m0 3.5v.5" />
      <MarkTile at={[304, 152]} mark="mysql" category="database" />
      <Zone at={[1, 214, 180, 84]} name={kit.regions[0] ?? ''} />
      <Curve d="M196 280C240 260 260 290 300 250S400 250 500 216" under="V298H196Z" />
    </Picture>
    <Mockup label={kit.text} className={cx(raised, sheet)}>
      <p className={cx(chip, spots.brand)}>
        <Icon name="user" />
        {kit.sample}
      </p>
      <p className={note}>
        <Icon name="shield" />
        {kit.tip}
      </p>
    </Mockup>
    {[...screenNames.management, ...screenNames.replication].map((name) => (
      <CaptionedScreen key={name} name={name} markers />
    ))}
  </>
)

const picture = css`
  --title: 16px;
  --figure: 20px;

  overflow: visible;
  font: 14px var(--font);
`
