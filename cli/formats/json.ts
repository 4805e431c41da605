/** One line of JSON, without stacks, which name folders of the machine. In a log of GitHub `##[` would begin a command, wherever it stands. */
export const jsonText = (value: object): string =>
  `${JSON.stringify(value, withoutStack).replaceAll('##[', '\\u0023#[')}\n`

const withoutStack = (key: string, value: unknown): unknown => (key === 'stack' ? undefined : value)
