/** Components of Docusaurus that come down to plain elements, or to nothing, in a page. */
import { mapProse, withoutFences } from '../fences.ts'

type Tell = (what: string) => void

type Part = {
  /** What is imported. */
  readonly from: string
  /** `name` is what the page calls it. */
  plain(text: string, name: string, tell: Tell): string
}

const attributes = String.raw`(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*`
const tag = (source: string): RegExp => new RegExp(source, 'g')

const parts: readonly Part[] = [
  {
    from: '@docusaurus/useBaseUrl',
    plain: (text, name) =>
      text.replaceAll(
        tag(String.raw`\b${name}\(\s*(['"\`])/?([^'"\`$]*)\1\s*\)`),
        (_, _quote, path: string) => `'/${path}'`,
      ),
  },
  {
    from: '@theme/IdealImage',
    plain: (text, name) => text.replaceAll(tag(String.raw`<${name}(\s[^<>]*?)\bimg=`), '<img$1src='),
  },
  {
    from: '@theme/ThemedImage',
    plain: (text, name) =>
      text.replaceAll(
        tag(String.raw`<${name}\b(${attributes}?)\bsources=\{\{([^{}]*)\}\}(${attributes}?)/?>(?:\s*</${name}>)?`),
        (whole, before: string, sources: string, behind: string) => {
          const [light, dark] = ['light', 'dark'].map(
            (mode) => new RegExp(String.raw`\b${mode}:\s*([^,]+?)\s*(?:,|$)`).exec(sources.trim())?.[1],
          )
          if (!light) return whole
          const image = `<img${before}src={${light}}${behind.trimEnd()} />`
          if (!dark) return image
          return `<picture><source srcSet={${dark}} media="(prefers-color-scheme: dark)" />${image}</picture>`
        },
      ),
  },
  {
    from: '@docusaurus/Translate',
    plain: (text, name) => text.replaceAll(tag(String.raw`<${name}\b${attributes}>([^<>]*)</${name}>`), '$1'),
  },
  {
    from: '@docusaurus/Head',
    plain: (text, name, tell) =>
      text.replaceAll(tag(String.raw`<${name}>[^]*?</${name}>`), () => {
        tell('Tags of the head of single pages (<Head>) were left out')
        return ''
      }),
  },
]

/** Imports go where nothing is left of them. */
export function withPlainParts(text: string, tell: Tell): string {
  return parts.reduce((before, { from, plain }) => {
    const statement = new RegExp(String.raw`^import\s+(\w+)(\s*,\s*\{[^{}]*\})?\s+from\s+['"]${from}['"];?[ \t]*$`, 'm')
    const [whole, name, others = ''] = statement.exec(before) ?? []
    if (whole === undefined || name === undefined) return before
    const without = before.replace(whole, '')
    const after = mapProse(without, (prose) => plain(prose, name, tell))
    const names = [name, ...others.replaceAll(/[{},]/g, ' ').split(/\s+/).filter(Boolean)]
    const shown = withoutFences(after)
    const isUsed = names.some((each) =>
      new RegExp(String.raw`\b${each}\b\s*[(.]|<${each}\b|\{\s*${each}\b`).test(shown),
    )
    return isUsed ? before : after
  }, text)
}
