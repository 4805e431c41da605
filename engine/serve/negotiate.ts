/** Content codings, RFC 9110 section 12.5.3. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The offer with the highest weight, the first of equals, or undefined where all are refused.
 * Without a header only `identity` is safe, although the RFC would allow any.
 *
 * @example negotiate('gzip;q=0.5, br', ['br', 'gzip', 'identity']) // 'br'
 */
export function negotiate(header: string | undefined, offers: readonly Encoding[]): Encoding | undefined {
  const weights = readWeights(header ?? '')
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  let best: Encoding | undefined
  let bestWeight = 0
  for (const offer of offers) {
    // Identity stays acceptable, last of all, until `identity;q=0` or `*;q=0` refuses it.
    const unlisted = offer === 'identity' && !weights.has('identity') && weights.get('*') !== 0
    const weight = unlisted ? Number.MIN_VALUE : weightOf(offer)
    if (weight > bestWeight) [best, bestWeight] = [offer, weight]
  }
  return best
}

/** Members that are not well-formed are passed over. */
function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const member of header.split(',')) {
    const [, coding, weight = '1'] = syntax.exec(member) ?? []
    if (coding !== undefined) weights.set(aliases.get(coding.toLowerCase()) ?? coding.toLowerCase(), Number(weight))
  }
  return weights
}

const syntax = /^[ \t]*([\w!#$%&'*+.^`|~-]+)[ \t]*(?:;[ \t]*[qQ]=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/
const aliases: ReadonlyMap<string, string> = new Map([['x-gzip', 'gzip']])
