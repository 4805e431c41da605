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
        <path data-control="" d="M148 126H280" />
        <Plate x={42} y={102} width={106} name={words.console} />
      </>
    ) : (
      <>
        <rect data-zone="" x={20} y={20} width={480} height={196} rx={14} />
        <text data-zone-name="" x={36} y={46}>
          {words.own}
        </text>
        <path data-control="" d="M164 126H280" />
        <Plate x={52} y={102} width={112} name={words.console} />
      </>
    )}
    <path data-flow="" d="M236 96C262 96 254 126 280 126M386 126C412 126 404 156 430 156" />
    <g data-plate="">
      <rect x={214} y={70} width={44} height={44} rx={11} />
      <rect x={430} y={136} width={44} height={44} rx={11} />
    </g>
    <MarkTile x={220} y={76} mark="My" category="database" />
    <MarkTile x={436} y={142} mark="CH" category="analytics" />
    <rect data-worker="" x={280} y={102} width={106} height={48} rx={12} />
    <text data-worker-name="" x={333} y={131}>
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
