/** The paths of the two scenes, 520 × 236: where data comes from, where it is kept, what is made of it. */
import type { ReactNode } from 'react'
import { Curve } from '../../ui/art/Curve.tsx'
import { MarkTile } from '../../ui/art/MarkTile.tsx'
import { lines, shapes } from '../../ui/art/Picture.styles.ts'
import { Picture } from '../../ui/art/Picture.tsx'
import { Plate } from '../../ui/art/Plate.tsx'
import { Word } from '../../ui/art/Word.tsx'
import { flow, writing, scene, vector } from './SceneArt.styles.ts'

type ArtProps = { stages: readonly [from: string, kept: string, used: string] }

export const AnalyticsScene = ({ stages }: ArtProps) => (
  <Scene stages={stages}>
    {sources.map(([mark, category, y]) => (
      <g key={mark}>
        <path className={flow} d={`M118 ${y + 26}C166 ${y + 26} 156 108 204 108`} />
        <Plate at={[30, y, 88, 52]}>
          <MarkTile at={[28, 10]} mark={mark} category={category} />
        </Plate>
      </g>
    ))}
    <path className={flow} d="M288 108H348" />
    <Plate at={store} look="outlined" round={18}>
      <MarkTile at={[26, 26]} mark="starrocks" category="analytics" />
    </Plate>
    <Plate at={[348, 34, 144, 148]} round={14} />
    {[22, 34, 28, 46, 40, 62].map((height, index) => (
      <Plate key={index} at={[364 + index * 19, 164 - height, 12, height]} look="bar" round={3} />
    ))}
    <Curve d="M364 104C384 100 392 84 412 86S442 70 476 54" />
    <circle className={shapes.primary} cx={476} cy={54} r={5} />
  </Scene>
)

export const AssistantScene = ({ stages }: ArtProps) => (
  <Scene stages={stages}>
    <path className={flow} d="M118 64C166 64 156 108 204 108M118 152C166 152 156 108 204 108M288 108H348" />
    <path className={shapes.card} d="M42 28h46l24 24v42a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10Z" />
    <Plate at={[34, 122, 84, 66]} round={10} />
    <path className={lines.plain} d="M88 28v24h24M54 66h46M54 78h46M54 90h28M34 142h84M34 164h84M62 122v66" />
    <Plate at={store} look="outlined" round={18}>
      {vectors.map(([x, y, isNear]) => (
        <circle key={`${x} ${y}`} className={isNear ? shapes.primary : vector} cx={x} cy={y} r={isNear ? 4.5 : 3} />
      ))}
    </Plate>
    <path className={shapes.primary} d="M386 42h94a12 12 0 0 1 12 12v34h-106a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12Z" />
    <path className={writing} d="M392 60h80M392 72h48" />
    <path className={shapes.card} d="M360 102h108a12 12 0 0 1 12 12v50a12 12 0 0 1-12 12H348v-62a12 12 0 0 1 12-12Z" />
    <path className={lines.plain} d="M366 122h94M366 138h94M366 154h52" />
  </Scene>
)

const Scene = ({ stages, children }: ArtProps & { children: ReactNode }) => (
  <Picture size={[520, 236]} className={scene}>
    {children}
    {stages.map((stage, index) => (
      <Word key={stage} at={[[84, 246, 420][index] ?? 0, 220]} text={stage} look="name" align="middle" />
    ))}
  </Picture>
)

const store = [204, 66, 84, 84] as const

const sources = [
  ['mysql', 'database', 24],
  ['oracle', 'database', 82],
  ['kafka', 'streaming', 140],
] as const

/** Around a question: what is near it is what answers. */
const vectors = [
  [16, 22, 0],
  [32, 14, 0],
  [60, 18, 0],
  [70, 34, 0],
  [14, 48, 0],
  [38, 38, 1],
  [50, 32, 1],
  [48, 48, 1],
  [66, 54, 0],
  [24, 66, 0],
  [42, 70, 0],
  [64, 70, 0],
] as const
