/** What the documentation names is there: commands with their flags, codes, what a message says, doors of the package. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import escape from 'escape-string-regexp'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createProgram } from '../../cli/program.ts'
import { messageEntries } from '../../docs/generate/messages.ts'
import { pages, root, snippets, textOf } from './snippets.ts'

const entries = await messageEntries()
const codes = new Map(entries.map(({ code, texts }) => [code, texts]))

type Named = { readonly place: string; readonly text: string }

/** Texts between back ticks, outside of blocks of code. */
const inline: readonly Named[] = pages
  .filter((page) => !page.endsWith('reference/messages.md'))
  .flatMap((page) => {
    const prose = textOf(page).replaceAll(/^(`{3,}).*?^\1$/gms, '')
    return [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, text]) => ({ place: page, text: text! }))
  })
const say = ({ place, text }: Named) => `${place}: ${text}`

/** What stands behind `site`, without remarks and what a pipe does with it. */
const commandIn = (line: string) => /^(?:npx )?site ([a-z][^|#]*)/.exec(line)?.[1]?.trim()

/** Why the program would refuse these words. */
function refusalOf(words: readonly string[]): string | undefined {
  const program = createProgram()
  for (const command of program.commands) command.action(() => {}).exitOverride()
  try {
    program.parse([...words], { from: 'user' })
    return undefined
  } catch (error) {
    if (error instanceof CommanderError) return error.message
    throw error
  }
}

test('the program takes the commands of blocks', () => {
  const lines = snippets
    .filter(({ language }) => language === 'sh')
    .flatMap(({ place, text }) => text.split('\n').map((line) => ({ place, text: commandIn(line) ?? '' })))
    .filter(({ text }) => text)
  assert.ok(lines.length > 40, String(lines.length))
  const refused = lines.flatMap((line) => refusalOf(line.text.split(/\s+/)) ?? []).map(String)
  assert.equal(refused, [])
})

test('commands and flags in sentences are those of the program', () => {
  const { commands, options } = createProgram()
  const isThere = (text: string) => {
    const [name, ...words] = text.split(/[\s=]+/)
    const command = commands.find((each) => each.name() === name)
    const flags = words.filter((word) => word.startsWith('--') && word !== '--' && word !== '--help')
    return command && flags.every((flag) => [...command.options, ...options].some(({ long }) => long === flag))
  }
  const named = inline.flatMap(({ place, text }) => {
    const command = commandIn(text)
    return command ? [{ place, text: command }] : []
  })
  assert.ok(named.length > 80, String(named.length))
  assert.equal(named.filter(({ text }) => !isThere(text)).map(say), [])
  const flags = inline.filter(({ text }) => /^--[a-z]/.test(text))
  // Properties of styles, and arrows of diagrams.
  const strangers = /^--(?:(?:c|w|vp)-|[ox]$|help$)/
  const known = new Set([...options, ...commands.flatMap((each) => each.options)].map(({ long }) => long))
  assert.equal(flags.filter(({ text }) => !strangers.test(text) && !known.has(text.split(/[\s=]/)[0]!)).map(say), [])
})

test('codes have a message, and messages that pages show are said like that', () => {
  const linked = pages.flatMap((place) =>
    [...textOf(place).matchAll(/messages\.md#([\w-]+)/g)].map(([, text]) => ({ place, text: text! })),
  )
  assert.ok(linked.length >= 40, String(linked.length))
  assert.equal(linked.filter(({ text }) => !codes.has(text)).map(say), [])
  const shown = snippets.flatMap(({ place, text }) =>
    [...text.matchAll(/^(?:error|warning) ([a-z-]+) {2}(.+)$/gm)].map(([, code, said]) => ({
      place,
      code: code!,
      said: said!,
    })),
  )
  assert.ok(shown.length >= 8, String(shown.length))
  const isSaid = (code: string, said: string) =>
    codes.get(code)?.some((text) =>
      new RegExp(
        `^${text
          .split(/<[^>]+>/)
          .map(escape)
          .join('.+')}$`,
      ).test(said),
    )
  assert.equal(
    shown.filter(({ code, said }) => !isSaid(code, said)).map(({ place, code }) => `${place}: ${code}`),
    [],
  )
})

/** Names of other programs and of HTML. What is missing here is a code that was misspelt, or given up. */
const others = new Set(
  `ag-grid-react architecture-beta babel-plugin-react-compiler bazel-remote block-beta class-variance-authority
  data-consent data-pressed data-reload date-fns echarts-for-react embla-carousel-react framer-motion generated-index
  getting-started github-pages highlight-end highlight-next-line highlight-start lodash-es lottie-react lucide-react
  margin-inline-start margin-left mobx-react-lite monaco-editor nginx-light npm-to-yarn oxc-transform-react
  packet-beta plugin-client-redirects plugin-content-docs plugin-content-pages postcss-nesting prefers-color-scheme
  prism-react-renderer radar-beta radix-ui react-aria-components react-bootstrap react-datepicker react-day-picker
  react-error-boundary react-helmet-async react-hook-form react-hot-toast react-icons react-intersection-observer
  react-intl react-leaflet react-markdown react-player react-select react-slick react-syntax-highlighter
  react-toastify react-use react-virtuoso react-youtube rehype-autolink-headings rehype-citation rehype-class-names
  rehype-expressive-code rehype-external-links rehype-figure rehype-highlight rehype-img-size rehype-mathjax
  rehype-minify-whitespace rehype-pretty-code rehype-prism-plus rehype-slug rehype-unwrap-images remark-breaks
  remark-code-import remark-definition-list remark-emoji remark-gemoji remark-github remark-github-blockquote-alert
  remark-math remark-preset-lint-recommended remark-rehype remark-sectionize remark-smartypants remark-supersub
  remark-textr remark-toc remark-wiki-link sankey-beta site-engine styled-components tailwind-merge treemap-beta
  unplugin-auto-import unplugin-icons unsafe-inline usehooks-ts vite-imagetools vite-plugin-inspect
  vite-plugin-node-polyfills vite-plugin-pwa vite-plugin-svgr vite-tsconfig-paths xychart-beta`.split(/\s+/),
)

test('words with dashes are codes, or are listed here', () => {
  const named = inline.filter(({ text }) => /^[a-z]+(?:-[a-z]+)+$/.test(text) && !codes.has(text) && !others.has(text))
  assert.equal(named.map(say), [])
})

test('doors of the package that sentences name are open', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, { readonly types: string }>>
  }
  const isOpen = (door: string) =>
    Object.entries(exports).some(([pattern, { types = '' }]) => {
      const part = new RegExp(`^${escape(pattern).replace('\\*', '(.+)')}$`).exec(door)
      const source = types.replace(/^\.\/lib\/(.*)\.d\.ts$/, `$1`).replace('*', part?.[1] ?? '')
      return part && ['.ts', '.tsx'].some((end) => existsSync(join(root, source + end)))
    })
  const doors = inline.flatMap(({ place, text }) => (/^site-engine\/[\w/]+$/.test(text) ? [{ place, text }] : []))
  assert.ok(doors.length >= 8, String(doors.length))
  assert.equal(doors.filter(({ text }) => !isOpen(text.replace('site-engine', '.'))).map(say), [])
  assert.not.ok(isOpen('./theme/Foter') || isOpen('./plugins/nothing/types'))
})

test.run()
