/** For bash. Names of folders are compared and never evaluated, as `compgen -W` would do. */
import { taskFile } from '../../engine/commands/taskNames.ts'
import type { Described, DescribedFlag } from './describe.ts'

export function bashCompletion({ commands, flags }: Described): string {
  const all = [...flags, ...commands.flatMap((command) => command.flags)]
  const needing = namesOf(all.filter(({ value }) => value && !value.isOptional))
  const valued = [...new Map(all.filter(({ value }) => value).map((flag) => [flag.names.join(), flag])).values()]
  const words = commands.flatMap(({ name, words: following }) =>
    [...following]
      .filter(([, known]) => known.length)
      .map(([before, known]) => `    '${`${name} ${before}`.trim()}') __site_offer ${known.join(' ')} ;;`),
  )
  return `${[
    '# Completion of site for bash. In ~/.bashrc: eval "$(site completion bash)"',
    ...offers,
    ...tasks,
    '_site() {',
    '  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}',
    "  local command='' said='' root=. index word",
    '  COMPREPLY=()',
    '  for ((index = 1; index < COMP_CWORD; index++)); do',
    '    word=${COMP_WORDS[index]}',
    '    [[ $word == --root ]] && root=${COMP_WORDS[index+1]}',
    '    case $word in',
    `      ${needing.join('|')}) ((index++)) ;;`,
    '      -*) ;;',
    '      *) if [[ -z $command ]]; then command=$word; fi; said="${said:+$said }$word" ;;',
    '    esac',
    '  done',
    '  case $previous in',
    ...valued.map((flag) => `    ${flag.names.join('|')}) ${offerValue(flag)} ;;`),
    '  esac',
    '  if [[ $current == -* ]]; then',
    '    case $command in',
    ...commands.map((command) => `      ${command.name}) __site_offer ${namesOf(command.flags).join(' ')} ;;`),
    '    esac',
    `    __site_offer ${namesOf(flags).join(' ')}`,
    '    return',
    '  fi',
    '  case $said in',
    `    '') __site_offer ${commands.map(({ name }) => name).join(' ')} ;;`,
    ...words,
    ...commands.filter(({ takesTask }) => takesTask).flatMap(({ name }) => taskCases(name)),
    '  esac',
    '}',
    'complete -o default -F _site site',
  ].join('\n')}\n`
}

const offers = [
  '__site_offer() {',
  '  local word',
  '  for word; do [[ $word == "$current"* ]] && COMPREPLY+=("$word"); done',
  '}',
  '__site_brands() {',
  '  local path',
  '  for path in "$root"/brands/*/brand.ts; do',
  '    path=${path%/brand.ts}',
  '    [[ -d $path ]] && __site_offer "${path##*/}"',
  '  done',
  '}',
  '__site_locales() {',
  '  local path',
  '  for path in "$root"/content/{*,*/*}/{docs,blog}; do',
  '    [[ -d $path ]] && path=${path%/*} && __site_offer "${path##*/}"',
  '  done',
  '}',
]

/** A colon ends a word for bash: what stands before it is on the line already. */
const tasks = [
  '__site_tasks() {',
  "  local typed=$1 cut='' task",
  '  [[ $COMP_WORDBREAKS == *:* ]] && cut=${typed%"${typed##*:}"}',
  `  [[ -r $root/${taskFile} ]] || return`,
  '  while IFS= read -r task; do',
  '    printf -v task %q "$task"',
  '    [[ $task == "$typed"* ]] && COMPREPLY+=("${task#"$cut"}")',
  `  done < "$root/${taskFile}"`,
  '}',
]

/** `said` is the command and what follows it, where a colon may be a word. */
const taskCases = (name: string): readonly string[] => [
  `    ${name}) __site_tasks "$current" ;;`,
  `    '${name} '*' :') said=\${said#${name} }; __site_tasks "\${said% :}:$current" ;;`,
  `    '${name} '*) [[ $current == : ]] && __site_tasks "\${said#${name} }:" ;;`,
]

const namesOf = (flags: readonly DescribedFlag[]): readonly string[] => [
  ...new Set(flags.flatMap(({ names }) => names)),
]

/** What stands after a flag; nothing offered means names of files, which bash itself completes. */
function offerValue({ value }: DescribedFlag): string {
  const { of, isOptional } = value!
  if (isOptional) return `[[ $current != -* ]] && __site_offer ${(of as readonly string[]).join(' ')}`
  switch (of) {
    case 'folder':
      return 'compopt -o dirnames 2>/dev/null; return'
    case 'file':
    case 'other':
      return 'return'
    case 'brand':
      return '__site_brands; return'
    case 'locale':
      return '__site_locales; return'
    default:
      return `__site_offer ${of.join(' ')}; return`
  }
}
