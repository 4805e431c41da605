/** For fish: https://fishshell.com/docs/current/completions.html */
import { taskFile } from '../../engine/commands/taskNames.ts'
import type { Described, DescribedCommand, DescribedFlag } from './describe.ts'

export function fishCompletion({ commands, flags }: Described): string {
  return `${[
    '# Completion of site for fish: site completion fish > ~/.config/fish/completions/site.fish',
    'function __site_brands',
    '  for path in brands/*/brand.ts; path basename (path dirname $path); end',
    'end',
    'function __site_locales',
    '  for path in content/*/docs content/*/blog content/*/*/docs content/*/*/blog; path basename (path dirname $path); end',
    'end',
    'function __site_tasks',
    `  test -r ${taskFile}; and cat ${taskFile}`,
    'end',
    'complete -c site -f',
    ...flags.flatMap((flag) => flagLines(flag, '')),
    ...commands.flatMap(commandLines),
  ].join('\n')}\n`
}

function commandLines({ name, description, words, takesTask, flags }: DescribedCommand): readonly string[] {
  const after = `__fish_seen_subcommand_from ${name}`
  return [
    `complete -c site -n __fish_use_subcommand -a ${name} -d ${quoted(description)}`,
    ...[...words]
      .filter(([, known]) => known.length)
      .map(([before, known]) => {
        const others = before ? '' : `; and not __fish_seen_subcommand_from ${known.join(' ')}`
        const condition = `${after}${before ? `; and __fish_seen_subcommand_from ${before}` : others}`
        return `complete -c site -n ${quoted(condition)} -a ${quoted(known.join(' '))}`
      }),
    ...(takesTask
      ? [
          `complete -c site -n ${quoted(`${after}; and not __fish_seen_subcommand_from (__site_tasks)`)} -a '(__site_tasks)'`,
        ]
      : []),
    ...flags.flatMap((flag) => flagLines(flag, ` -n ${quoted(after)}`)),
  ]
}

function flagLines({ names, description, value }: DescribedFlag, condition: string): readonly string[] {
  const switches = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`))
  return [`complete -c site${condition} ${switches.join(' ')}${valueOf(value)} -d ${quoted(description)}`]
}

/** `-r`: it needs one; `-F`: names of files. */
function valueOf(value: DescribedFlag['value']): string {
  if (!value) return ''
  const { of, isOptional } = value
  if (typeof of !== 'string') return `${isOptional ? '' : ' -r'} -a ${quoted(of.join(' '))}`
  return { folder: " -r -a '(__fish_complete_directories)'", file: ' -r -F', other: ' -r', ...names }[of]
}

const names = { brand: " -r -a '(__site_brands)'", locale: " -r -a '(__site_locales)'" } as const

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`
