/** The commands and flags of the program as data: what a shell completes. */
import type { Command, Option } from 'commander'

export type Described = {
  readonly commands: readonly DescribedCommand[]
  /** Before or after a command. */
  readonly flags: readonly DescribedFlag[]
}

export type DescribedCommand = {
  readonly name: string
  readonly description: string
  /** Words after it: `''` -> those of its first argument, `deploy` -> those that follow this word. */
  readonly words: ReadonlyMap<string, readonly string[]>
  /** The first word after it is a task of a plugin. */
  readonly takesTask: boolean
  readonly flags: readonly DescribedFlag[]
}

export type DescribedFlag = {
  readonly names: readonly string[]
  readonly description: string
  readonly isRepeatable: boolean
  /** Undefined where it has none. */
  readonly value: DescribedValue | undefined
}

type DescribedValue = {
  /** `folder`, as in `--out <folder>`. */
  readonly name: string
  readonly isOptional: boolean
  readonly of: 'folder' | 'file' | 'brand' | 'locale' | 'other' | readonly string[]
}

/** `following` are words after words: `new deploy` -> its hosts. */
export function describeProgram(
  program: Command,
  following: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): Described {
  return {
    flags: [...program.options.map(describeFlag), help],
    commands: program.commands.map((command) => ({
      name: command.name(),
      description: command.description(),
      words: new Map([
        ['', command.registeredArguments[0]?.argChoices ?? []],
        ...Object.entries(following[command.name()] ?? {}),
      ]),
      takesTask: command.registeredArguments[0]?.name() === 'task',
      flags: command.options.map(describeFlag),
    })),
  }
}

const help: DescribedFlag = {
  names: ['-h', '--help'],
  description: 'print help',
  isRepeatable: false,
  value: undefined,
}

function describeFlag(option: Option): DescribedFlag {
  const { short, long, flags, description, required, optional, argChoices } = option
  const name = /[<[]([^>\]]+)[>\]]/.exec(flags)?.[1] ?? ''
  return {
    names: [short, long].filter((each) => each !== undefined),
    description,
    isRepeatable: description.includes('repeatable'),
    value: required || optional ? { name, isOptional: optional, of: argChoices ?? kindOf(long, name) } : undefined,
  }
}

function kindOf(long: string | undefined, name: string): Exclude<DescribedValue['of'], readonly string[]> {
  if (name === 'folder' || name === 'file') return name
  if (long === '--brand' || name === 'brand') return 'brand'
  return long === '--locale' ? 'locale' : 'other'
}
