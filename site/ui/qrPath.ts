/** A QR code as lines of width 1, as short as a path can say them: the code is on every page. */
import { encode } from 'uqr'

/** Line `y` of the path is row `y` of modules; the code is `size` modules wide, its quiet border included. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return { path: data.map(lineOf).join(''), size }
}

function lineOf(row: readonly boolean[], y: number): string {
  let at = 0
  return runsOf(row)
    .map(([x, length], index) => {
      const move = index ? `m${x - at} 0` : `M${x} ${y}`
      at = x + length
      return `${move}h${length}`
    })
    .join('')
}

function runsOf(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  row.forEach((dark, x) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === x) last[1]++
    else runs.push([x, 1])
  })
  return runs
}
