/** The paths of the two scenes, 520 × 236: where data comes from, where it is kept, what is made of it. */
import { scene } from './SceneArt.styles.ts'
import { MarkTile } from './MarkTile.tsx'

type ArtProps = { stages: readonly [from: string, kept: string, used: string] }

export const AnalyticsScene = ({ stages }: ArtProps) => (
  <svg className={scene} viewBox="0 0 520 236" aria-hidden="true">
    {[24, 82, 140].map((y) => (
      <path key={y} data-flow="" d={`M118 ${y + 26}C166 ${y + 26} 156 108 204 108`} />
    ))}
    <path data-flow="" d="M288 108H348" />
    <g data-plate="">
      <rect x={30} y={24} width={88} height={52} rx={12} />
      <rect x={30} y={82} width={88} height={52} rx={12} />
      <rect x={30} y={140} width={88} height={52} rx={12} />
      <rect x={204} y={66} width={84} height={84} rx={18} data-strong="" />
      <rect x={348} y={34} width={144} height={148} rx={14} />
    </g>
    <MarkTile x={58} y={34} mark="My" category="database" />
    <MarkTile x={58} y={92} mark="Or" category="database" />
    <MarkTile x={58} y={150} mark="Ka" category="streaming" />
    <MarkTile x={230} y={92} mark="SR" category="analytics" />
    {[22, 34, 28, 46, 40, 62].map((height, index) => (
      <rect key={index} data-column="" x={364 + index * 19} y={164 - height} width={12} height={height} rx={3} />
    ))}
    <path data-curve="" d="M364 104C384 100 392 84 412 86S442 70 476 54" />
    <circle data-point="" cx={476} cy={54} r={5} />
    <Stages stages={stages} />
  </svg>
)

export const AssistantScene = ({ stages }: ArtProps) => (
  <svg className={scene} viewBox="0 0 520 236" aria-hidden="true">
    <path data-flow="" d="M118 64C166 64 156 108 204 108M118 152C166 152 156 108 204 108M288 108H348" />
    <g data-plate="">
      <path d="M42 28h46l24 24v42a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10Z" />
      <rect x={34} y={122} width={84} height={66} rx={10} />
      <rect x={204} y={66} width={84} height={84} rx={18} data-strong="" />
    </g>
    <path data-rule="" d="M88 28v24h24M54 66h46M54 78h46M54 90h28M34 142h84M34 164h84M62 122v66" />
    {vectors.map(([x, y, near]) => (
      <circle key={`${x} ${y}`} data-vector={near ? 'near' : ''} cx={204 + x} cy={66 + y} r={near ? 4.5 : 3} />
    ))}
    <path data-question="" d="M386 42h94a12 12 0 0 1 12 12v34h-106a12 12 0 0 1-12-12V54a12 12 0 0 1 12-12Z" />
    <path data-on="" d="M392 60h80M392 72h48" />
    <g data-plate="">
      <path d="M360 102h108a12 12 0 0 1 12 12v50a12 12 0 0 1-12 12H348v-62a12 12 0 0 1 12-12Z" />
    </g>
    <path data-rule="" d="M366 122h94M366 138h94M366 154h52" />
    <Stages stages={stages} />
  </svg>
)

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

const Stages = ({ stages }: ArtProps) =>
  [76, 246, 420].map((x, index) => (
    <text key={x} x={x} y={220}>
      {stages[index]}
    </text>
  ))
