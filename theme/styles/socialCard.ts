/** The picture of a shared link, 1200 by 630: brand colours, a headline, the brand's name. */
import { escapeHtml } from '../../engine/html/escape.ts'
import type { ThemeBrand } from '../brand.ts'

type CardWords = { readonly title: string; readonly label?: string | undefined; readonly kicker: string }

export function socialCard({ theme: { light }, origin }: ThemeBrand, { title, label, kicker }: CardWords): string {
  // A headline as large as fits into three lines.
  const size = [84, 68, 56].find((size) => wrap(title, 1000 / size).length <= 3) ?? 56
  const lines = wrap(title, 1000 / size).slice(0, 3)
  const top = 345 - ((lines.length - 1) * size * 1.2) / 2
  const text = lines.map(
    (line, index) =>
      `<text x="96" y="${Math.round(top + index * size * 1.2)}" font-size="${size}" font-weight="700">${escapeHtml(line)}</text>`,
  )
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    // Flat: a gradient makes the file five times as large.
    `<rect width="1200" height="630" fill="${light.bandFrom}"/>`,
    `<path d="M1200 190v440H640z" fill="${light.bandTo}"/>`,
    `<circle cx="1110" cy="90" r="250" fill="#fff" opacity=".06"/><circle cx="1110" cy="90" r="140" fill="#fff" opacity=".07"/>`,
    `<rect x="96" y="${Math.round(top - 128)}" width="72" height="8" rx="4" fill="${light.accent}"/>`,
    `<g fill="#fff">${text.join('')}`,
    label &&
      `<text x="192" y="${Math.round(top - 114)}" font-size="30" font-weight="700" opacity=".8">${escapeHtml(label)}</text>`,
    `<text x="96" y="548" font-size="34" font-weight="700">${escapeHtml(kicker)}</text>`,
    `<text x="1104" y="548" font-size="28" text-anchor="end" opacity=".8">${escapeHtml(new URL(origin).hostname)}</text></g>`,
    '</svg>',
  ]
    .filter(Boolean)
    .join('')
}

/** Lines of at most so many widths of a Chinese character; a Latin letter has about 0.56 of it. */
function wrap(text: string, most: number): readonly string[] {
  const lines = ['']
  let width = 0
  for (const piece of text.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? []) {
    const wide = /[\u2e80-\u9fff\uff00-\uffef]/.test(piece) ? 1 : piece.length * 0.56
    if (width > 0 && width + wide > most) {
      lines.push('')
      width = 0
    }
    lines[lines.length - 1] += piece
    width += wide
  }
  return lines.map((line) => line.trim())
}
