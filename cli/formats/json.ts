import { oldCommand } from './github.ts'

/** One line of JSON, without stacks, which name folders of the machine, and without what a server would obey in its log. */
export const jsonText = (value: object): string =>
  `${JSON.stringify(value, withoutStack).replaceAll(oldCommand, '\\u0023#')}\n`

const withoutStack = (key: string, value: unknown): unknown => (key === 'stack' ? undefined : value)
