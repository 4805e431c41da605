/** Highlights what was searched for on the page that a result led to. The text stays as it is: the browser paints ranges. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { rangesIn } from '../../plugins/search/client.ts'
import { tocAttributes } from './behaviour.ts'

const name = 'search'
/** More is a page of highlights, and highlights nothing. */
const most = 300

/** `left` is what the dialog stored. */
export function highlightWords(left: string, path: string): void {
  const wanted = read(left)
  const main = document.querySelector('main')
  if (!wanted || !main || !('highlights' in CSS) || decode(wanted.path) !== decode(path)) return
  const ranges = rangesOf(main, wanted.words).slice(0, most)
  if (ranges.length) CSS.highlights.set(name, new Highlight(...ranges))
  const clear = () => {
    CSS.highlights.delete(name)
    removeEventListener('keydown', onKey)
    stop()
  }
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && clear()
  addEventListener('keydown', onKey)
  // Called at once for the page that is shown, and for the next one.
  let calls = 0
  const stop = onNavigate(() => calls++ && clear())
}

function read(left: string): { readonly path: string; readonly words: readonly string[] } | undefined {
  try {
    const { path, words } = JSON.parse(left) as { path?: unknown; words?: unknown }
    if (typeof path !== 'string' || !Array.isArray(words)) return undefined
    return { path, words: words.filter((word): word is string => typeof word === 'string' && word.length > 0) }
  } catch {
    return undefined
  }
}

/** Of each piece of text; where the query stands as a whole anywhere, only that. */
function rangesOf(main: Element, [whole = '', ...parts]: readonly string[]): readonly Range[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(`script,style,button,svg,nav,[${tocAttributes.toc}]`)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const find = (needles: readonly string[]) =>
    texts.flatMap((text) =>
      rangesIn(text.data, needles).map(([start, end]) => {
        const range = new Range()
        range.setStart(text, start)
        range.setEnd(text, end)
        return range
      }),
    )
  const exact = whole ? find([whole]) : []
  return exact.length ? exact : find(['', ...parts])
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
