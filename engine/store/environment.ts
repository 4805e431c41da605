/** What code sees of the environment and no file says: machines that share a store may differ in it. */

/** Names of the variables that code reads, and `machine` where it prints as the machine does. */
export function seenIn(code: Buffer): readonly string[] {
  const variables = code.includes('process.env') ? variablesIn(code.toString()) : []
  return printsAsMachine(code) ? [...variables, machine] : variables
}

export const seenValue = (name: string): string | undefined =>
  name === machine ? localeOfMachine() : process.env[name]

/** No variable is called so. */
export const machine = '='

function variablesIn(code: string): readonly string[] {
  const reads = code.matchAll(/\bprocess\.env\b(?:\??\.)?(?:\[["'`])?(\w+)|\{([^{}]*)\}\s*=\s*process\.env\b/g)
  const names = [...reads].flatMap(([, name, list = '']) => name ?? list.match(/\w+/g) ?? [])
  // What the bundler puts in its place is always the same.
  return names.filter((name) => name !== 'NODE_ENV')
}

/** Whether dates or numbers are printed without naming a language and a time zone. */
function printsAsMachine(code: Buffer): boolean {
  if (!['Locale', 'Intl.', '.get'].some((word) => code.includes(word))) return false
  const text = code.toString()
  if (localGetters.test(text) || withoutLanguage.test(text)) return true
  const formatsDates = dateFormats.test(text) || (text.includes('Date(') && text.includes('.toLocaleString('))
  return formatsDates && !/\btimeZone\b/.test(text)
}

const localGetters = /\.get(?:Date|Day|FullYear|Hours|Minutes|Month|TimezoneOffset)\(/
const dateFormats = /\.toLocale(?:Date|Time)String\(|\bDateTimeFormat\(/
const withoutLanguage = /(?:\.toLocale\w*|\bIntl\.\w+)\(\s*(?:\)|undefined\b)/

function localeOfMachine(): string {
  const { locale, timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return `${locale} ${timeZone}`
}
