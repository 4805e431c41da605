/** A QR code, drawn while the page is built. Always dark on white: cameras expect it. */
import { css } from '@linaria/core'
import { qrPath } from './qrPath.ts'

export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text)
  return (
    <svg className={code} viewBox={`0 -.5 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

const code = css`
  width: 100%;
  border-radius: var(--r-1);
  background: #fff;
  stroke: #0e1726;
`
