/** One line of JSON. In a log of GitHub `##[` would begin a command, wherever it stands. */
export const jsonText = (value: object): string => `${JSON.stringify(value).replaceAll('##[', '\\u0023#[')}\n`
