/** Where console and workers stand: with the provider, or all of it at home. 520 × 236. */
import { scene } from './SceneArt.styles.ts'
import { MarkTile } from './MarkTile.tsx'

type DeployArtProps = {
  where: 'cloud' | 'home'
  words: { provider: string; own: string; console: string; worker: string }
}

export const DeployArt = ({ where, words }: DeployArtProps) => (
  <svg className={scene} viewBox="0 0 520 236" aria-hidden="true">
    {where === 'cloud' ? (
      <>
        <rect data-zone="" x={20} y={20} width={150} height={196} rx={14} />
        <rect data-zone="" x={196} y={20} width={304} height={196} rx={14} />
        <text data-zone-name="" x={36} y={46}>
          {words.provider}
        </text>
        <text data-zone-name="" x={212} y={46}>
          {words.own}
        </text>
        <path data-control="" d="M148 178H290" />
        <Plate x={42} y={154} width={106} name={words.console} />
      </>
    ) : (
      <>
        <rect data-zone="" x={20} y={20} width={480} height={196} rx={14} />
        <text data-zone-name="" x={36} y={46}>
          {words.own}
        </text>
        <path data-control="" d="M164 178H290" />
        <Plate x={52} y={154} width={112} name={words.console} />
      </>
    )}
    <path data-flow="" d="M250 110C250 146 262 166 290 166M396 172C424 172 442 150 442 110" />
    <g data-plate="">
      <rect x={228} y={66} width={44} height={44} rx={11} />
      <rect x={420} y={66} width={44} height={44} rx={11} />
    </g>
    <MarkTile x={234} y={72} mark="My" category="database" />
    <MarkTile x={426} y={72} mark="CH" category="analytics" />
    <rect data-worker="" x={290} y={148} width={106} height={48} rx={12} />
    <text data-worker-name="" x={343} y={177}>
      {words.worker}
    </text>
  </svg>
)

const Plate = ({ x, y, width, name }: { x: number; y: number; width: number; name: string }) => (
  <g data-plate="" transform={`translate(${x} ${y})`}>
    <rect width={width} height={48} rx={12} />
    <text stroke="none" x={width / 2} y={29}>
      {name}
    </text>
  </g>
)
