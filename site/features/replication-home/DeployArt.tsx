/** Where console and workers stand: with the provider, or all of it at home. 520 × 236. */
import { MarkTile } from '../../ui/art/MarkTile.tsx'
import { lines } from '../../ui/art/Picture.styles.ts'
import { Picture } from '../../ui/art/Picture.tsx'
import { Plate, type Area } from '../../ui/art/Plate.tsx'
import { Word } from '../../ui/art/Word.tsx'
import { Zone } from '../../ui/art/Zone.tsx'
import { flow, scene } from './SceneArt.styles.ts'

type DeployArtProps = {
  where: 'cloud' | 'home'
  words: { provider: string; own: string; console: string; worker: string }
}

export const DeployArt = ({ where, words }: DeployArtProps) => {
  const { provider, own, console } = places[where]
  return (
    <Picture size={[520, 236]} className={scene}>
      {provider && <Zone at={provider} name={words.provider} />}
      <Zone at={own} name={words.own} />
      <path className={lines.dashed} d={`M${console[0] + console[2]} 178H290`} />
      <Plate at={console}>
        <Word at={[console[2] / 2, 29]} text={words.console} look="name" align="middle" />
      </Plate>
      <path className={flow} d="M250 110C250 146 262 166 290 166M396 172C424 172 442 150 442 110" />
      <Plate at={[228, 66, 44, 44]}>
        <MarkTile at={[6, 6]} mark="mysql" category="database" />
      </Plate>
      <Plate at={[420, 66, 44, 44]}>
        <MarkTile at={[6, 6]} mark="clickhouse" category="analytics" />
      </Plate>
      <Plate at={[290, 148, 106, 48]} look="primary">
        <Word at={[53, 29]} text={words.worker} look="name" align="middle" />
      </Plate>
    </Picture>
  )
}

type Places = { readonly provider?: Area; readonly own: Area; readonly console: Area }

const places: Readonly<Record<DeployArtProps['where'], Places>> = {
  cloud: { provider: [20, 20, 150, 196], own: [196, 20, 304, 196], console: [42, 154, 106, 48] },
  home: { own: [20, 20, 480, 196], console: [52, 154, 112, 48] },
}
