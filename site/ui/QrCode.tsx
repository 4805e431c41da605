/** A QR code from a file the plugin `qr-code` makes. */
import { css } from '@linaria/core'

export const QrCode = ({ src, label }: { src: `/${string}.svg`; label: string }) => (
  <img className={code} src={src} alt={label} width="33" height="33" loading="lazy" />
)

const code = css`
  width: 100%;
  height: auto;
  border-radius: var(--r-1);
`
