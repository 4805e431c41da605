/** What the program can say -> the page that lists it, the text that `site explain` prints, and the list of codes. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { explanations } from './explanations.ts'
import { explanationsZh } from './explanationsZh.ts'
import { messagesIn } from './messagesIn.ts'
import type { PageLocale } from './page.ts'

export type Entry = {
  readonly code: string
  /** `engine`, `plugins/docs`: the parts of the project that say it. */
  readonly parts: readonly string[]
  readonly texts: readonly string[]
  readonly hints: readonly string[]
}

const repository = resolve(import.meta.dirname, '../..')

/** Sorted by code. */
export async function messageEntries(): Promise<readonly Entry[]> {
  const files = (
    await fastGlob(['{cli,engine,plugins,preset}/**/*.{ts,tsx}', 'cli/guard.js'], { cwd: repository })
  ).sort()
  const said = files.flatMap((file) =>
    messagesIn(file, readFileSync(join(repository, file), 'utf8')).map((message) => ({
      ...message,
      part: partOf(file),
    })),
  )
  return [...Map.groupBy(said, ({ code }) => code)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, all]) => ({
      code,
      parts: [...new Set(all.map(({ part }) => part))],
      texts: [...new Set(all.flatMap(({ texts }) => texts))],
      hints: [...new Set(all.flatMap(({ hints }) => hints))],
    }))
}

/** `engine/errors/messages.ts` -> `engine`, `plugins/docs/route.ts` -> `plugins/docs` */
function partOf(file: string): string {
  const [room, name] = file.split('/') as [string, string]
  return room === 'plugins' ? `plugins/${name}` : room
}

const words = {
  en: {
    title: 'Messages',
    description: 'Every message the program can show, by its code, with what to do about it.',
    intro: `Each problem has a code, the first thing a message shows. The terminal prints the same entry: \`npx site explain link-broken\`.
Words in angle brackets are filled in. A code keeps its meaning for good, so it may stand in \`severities\` of the configuration:

\`\`\`ts title="site.config.ts"
severities: { 'image-unused': 'off', 'heading-order': 'error' },
\`\`\``,
    rooms: { engine: 'The engine', cli: 'The command line', preset: 'Sites with the theme' },
    plugin: (name: string) => `Plugin \`${name}\``,
    also: (names: string) => `Also said by ${names}.`,
  },
  zh: {
    title: '消息一览',
    description: '程序可能给出的每一条消息：按代码排列，并说明如何处理。',
    intro: `每个问题都有一个代码，就是消息开头的那个词。在终端里运行 \`npx site explain link-broken\` 可以看到同样的条目。
尖括号里的词会被替换为实际内容；程序本身输出英文，所以这里保留原文。代码的含义不会改变，可以放心写进配置的 \`severities\`：

\`\`\`ts title="site.config.ts"
severities: { 'image-unused': 'off', 'heading-order': 'error' },
\`\`\``,
    rooms: { engine: '引擎', cli: '命令行', preset: '使用主题的站点' },
    plugin: (name: string) => `插件 \`${name}\``,
    also: (names: string) => `同样会给出这条消息的还有：${names}。`,
  },
} as const

export function messagesPage(entries: readonly Entry[], locale: PageLocale): string {
  const { title, description, intro, rooms, plugin, also } = words[locale]
  const nameOf = (part: string) =>
    part in rooms ? rooms[part as keyof typeof rooms] : plugin(part.replace(/^plugins\/|\.ts$/g, ''))
  const groups = [...Map.groupBy(entries, ({ parts }) => parts[0]!)].sort(
    ([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1),
  )
  const sections = groups.map(([part, own]) => {
    const id = part.replace(/^plugins\/|\.ts$/g, '')
    const items = own.map((entry) => {
      const others = entry.parts.slice(1).map(nameOf)
      return [
        `### \`${entry.code}\` {#${entry.code}}`,
        linesOf(entry).length ? `\`\`\`text noCopy wrap\n${linesOf(entry).join('\n')}\n\`\`\`` : undefined,
        ...(locale === 'en' ? [explanations[entry.code]] : [explanationsZh[entry.code]]),
        others.length ? also(others.join(locale === 'en' ? ', ' : '、')) : undefined,
      ]
    })
    return [`## ${nameOf(part)} {#from-${id.toLowerCase()}}`, ...items.flat()]
  })
  const head = ['---', `title: ${title}`, `description: ${description}`, 'sidebar_position: 30', '---']
  return `${[head.join('\n'), intro, ...sections.flat()].filter(Boolean).join('\n\n')}\n`
}

const rank = (part: string): number => ['cli', 'engine', 'preset'].indexOf(part) >>> 0

/** What stands in the package for `site explain`. */
export const explanationsText = (entries: readonly Entry[]): string =>
  entries
    .map((entry) =>
      [
        `## ${entry.code}`,
        ...linesOf(entry),
        ...(explanations[entry.code] ? ['', explanations[entry.code]] : []),
        '',
      ].join('\n'),
    )
    .join('\n')

const linesOf = ({ texts, hints }: Entry): readonly string[] => [...texts, ...hints.map((hint) => `hint: ${hint}`)]
