/** The commands as the command line knows them -> the reference of commands. */
import type { Argument, Command, Option } from 'commander'
import { exitCodes, exitMeanings } from '../../cli/exit.ts'
import { createProgram } from '../../cli/program.ts'
import { commandsZh } from './commandsZh.ts'
import { tableOf, type PageLocale } from './page.ts'

const words = {
  en: {
    title: 'Command line',
    description: 'Every command of the program site, with its arguments, its flags and its exit codes.',
    intro: `This page is written from the program itself. In a project run \`npx site <command>\`, or a script of \`package.json\` that does. Each command prints its flags
with \`--help\`. Results go to stdout, everything else to stderr.`,
    everywhere: 'Flags of every command {#flags}',
    arguments: ['Argument', 'Meaning'],
    flags: ['Flag', 'Meaning'],
    exit: 'What do exit codes say? {#exit-codes}',
    codes: ['Code', 'Means'],
    by: 'default',
  },
  zh: {
    title: '命令行',
    description: 'site 程序的每个命令：参数、选项和退出码。',
    intro: `本页由程序本身生成。在项目里运行 \`npx site <命令>\`，或者用 \`package.json\` 里的脚本调用它。每个命令加 \`--help\` 都会列出自己的选项。
结果写到标准输出，其余信息写到标准错误。`,
    everywhere: '所有命令共用的选项 {#flags}',
    arguments: ['参数', '说明'],
    flags: ['选项', '说明'],
    exit: '退出码表示什么？ {#exit-codes}',
    codes: ['退出码', '含义'],
    by: '默认',
  },
} as const

export function commandsPage(locale: PageLocale): string {
  const said = words[locale]
  const program = createProgram()
  const textOf = (text: string) =>
    (locale === 'zh' ? translated(text) : text).replaceAll(/(?:https:|<)[^\s)）]+/g, '`$&`')
  const flagRows = (options: readonly Option[]) => options.map((option) => [`\`${option.flags}\``, describe(option)])
  const describe = ({ description, defaultValue, argChoices }: Option | Argument) => {
    const more = [
      argChoices?.map((choice) => `\`${choice}\``).join(', '),
      typeof defaultValue === 'string' || typeof defaultValue === 'number'
        ? `${said.by} \`${defaultValue}\``
        : undefined,
    ]
    return [textOf(description), ...more].filter(Boolean).join(locale === 'en' ? '; ' : '；')
  }
  const section = (command: Command) => [
    `## \`site ${command.name()}\` {#${command.name()}}`,
    `\`\`\`text noCopy\nsite ${command.name()} ${command.usage()}\n\`\`\``,
    sentence(textOf(command.description())),
    command.registeredArguments.length
      ? tableOf(
          said.arguments,
          command.registeredArguments.map((each) => [`\`${each.name()}\``, describe(each)]),
        )
      : undefined,
    command.options.length ? tableOf(said.flags, flagRows(command.options)) : undefined,
  ]
  const head = ['---', `title: ${said.title}`, `description: ${said.description}`, 'sidebar_position: 20', '---']
  const codes = Object.entries(exitCodes).map(([name, code]) => [
    String(code),
    textOf(exitMeanings[name as keyof typeof exitCodes]),
  ])
  const parts = [
    head.join('\n'),
    said.intro,
    `## ${said.everywhere}`,
    tableOf(said.flags, flagRows(program.options)),
    ...program.commands.flatMap(section),
    `## ${said.exit}`,
    tableOf(said.codes, codes),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** `create a doc` -> `Create a doc.` */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.。]$/.test(text) ? '' : /[一-龥）]$/.test(text) ? '。' : '.'}`

function translated(text: string): string {
  const found = commandsZh[text]
  if (found === undefined) throw new Error(`docs/generate/commandsZh.ts has no text for "${text}"`)
  return found
}
