/** For zsh: https://zsh.sourceforge.io/Doc/Release/Completion-System.html */
import { taskFile } from '../../engine/commands/taskNames.ts'
import type { Described, DescribedCommand, DescribedFlag } from './describe.ts'

export function zshCompletion({ commands, flags }: Described): string {
  return `${[
    '#compdef site',
    '# Completion of site for zsh. In ~/.zshrc, after compinit: eval "$(site completion zsh)"',
    '__site_brands() { local -a names; names=(brands/*/brand.ts(N:h:t)); compadd -a names }',
    '__site_locales() { local -a names; names=(content/(*|*/*)/(docs|blog)(N:h:t)); compadd -a names }',
    `__site_tasks() { local -a names; [[ -r ${taskFile} ]] && names=(${'${(f)"$(<'}${taskFile}${')"}'}); compadd -a names }`,
    '_site() {',
    '  local state line',
    '  typeset -A opt_args',
    '  _arguments -C \\',
    ...flags.map((flag) => `    ${specOf(flag)} \\`),
    "    '1: :->command' '*:: :->rest'",
    '  case $state in',
    '    command)',
    '      local -a commands',
    `      commands=(${commands.map(({ name, description }) => quoted(`${name}:${escaped(description)}`)).join(' ')})`,
    '      _describe command commands ;;',
    '    rest)',
    '      case $words[1] in',
    ...commands.map((command) => commandCase(command, flags)),
    '      esac ;;',
    '  esac',
    '}',
    'if [[ $funcstack[1] == _site ]]; then _site "$@"; else compdef _site site; fi',
  ].join('\n')}\n`
}

function commandCase({ name, words, takesTask, flags }: DescribedCommand, common: readonly DescribedFlag[]): string {
  const specs = [...flags, ...common].map(specOf)
  const first = words.get('')!
  const known = first.length ? `(${first.join(' ')})` : takesTask ? '__site_tasks' : undefined
  const positions = known === undefined ? [] : [quoted(`1: :${known}`)]
  const next = [...words].filter(([before]) => before)
  const rest = next.length ? [quoted('2: :->next')] : [quoted('*:file:_files')]
  const cases = next.map(
    ([before, known]) => `[[ $state == next && $words[2] == ${before} ]] && compadd ${known.join(' ')}`,
  )
  return `        ${name}) _arguments ${[...specs, ...positions, ...rest].join(' ')}${cases.map((line) => `; ${line}`).join('')} ;;`
}

/** `'--out[output folder]:folder:_files -/'` */
function specOf({ names, description, isRepeatable, value }: DescribedFlag): string {
  const specs = names.map((name) =>
    quoted(`${isRepeatable ? '*' : ''}${name}[${escaped(description)}]${valueOf(value)}`),
  )
  return specs.join(' ')
}

function valueOf(value: DescribedFlag['value']): string {
  if (!value) return ''
  const { name, isOptional, of } = value
  return `${isOptional ? '::' : ':'}${name}:${typeof of === 'string' ? actions[of] : `(${of.join(' ')})`}`
}

const actions = {
  folder: '_files -/',
  file: '_files',
  brand: '__site_brands',
  locale: '__site_locales',
  other: ' ',
} as const

const escaped = (text: string): string => text.replaceAll(/[\\[\]:]/g, '\\$&')
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
