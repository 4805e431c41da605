/**
 * Addresses that are links by themselves end before the punctuation of Chinese and Japanese, which stands behind them without a
 * space. GFM knows that of ASCII alone, so that `https://a.org。` would lead to another host, and take the rest of the sentence along.
 */
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import type { Code, Construct, Extension, State } from 'micromark-util-types'

const punctuation = /[‘’“”…\u3001-\u3003\u3008-\u3011\u3014-\u301b\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65]/

const isEnd = (code: Code): boolean => code !== null && code > 127 && punctuation.test(String.fromCharCode(code))

export function cjkAutolink(): Extension {
  const constructs = Object.entries(gfmAutolinkLiteral().text!)
  return { text: Object.fromEntries(constructs.map(([code, found]) => [code, [found!].flat().map(ending)])) }
}

/** To the construct such a character is the end of the text; what comes after it is told the character. */
const ending = (construct: Construct): Construct => ({
  ...construct,
  tokenize(effects, ok, nok) {
    let shown: Code = null
    let isOver = false
    const after =
      (state: State): State =>
      () => {
        isOver = true
        return state(shown)
      }
    const within =
      (state: State): State =>
      (code) => {
        shown = code
        const next = state(isEnd(code) ? null : code)
        return isOver || !next ? next : within(next)
      }
    return within(construct.tokenize.call(this, effects, after(ok), after(nok)))
  },
})
