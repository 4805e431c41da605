/** JUnit's XML, as Jenkins, GitLab and others read it: a suite for each file, a failed case for each error. */
import { placeText } from '../../engine/errors/format.ts'
import { escapeHtml } from '../../engine/html/escape.ts'
import { printable } from '../../engine/errors/printable.ts'
import type { Diagnostic } from '../../engine/types.ts'
import { oldCommand } from './github.ts'
import type { FinishedRun } from './run.ts'

export function junit({ command, diagnostics, seconds, files }: FinishedRun): string {
  const name = `site ${command}`
  const groups = [...Map.groupBy(diagnostics, ({ place }) => place && (files.relativeName(place.file) ?? place.file))]
  const suites = groups.map(([file, problems]) => suiteOf(file, problems, name))
  // A report without a case counts as one that is missing.
  if (!suites.length)
    suites.push(suite({ name, problems: [] }, [testCase({ name: 'no problems', classname: name }, '')]))
  const all = attributes({ name, ...countsOf(diagnostics), time: seconds.toFixed(3) })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${all}>\n${suites.join('')}</testsuites>\n`
}

/** Warnings fail no run, so their cases are skipped ones. */
function suiteOf(file: string | undefined, problems: readonly Diagnostic[], command: string): string {
  const cases = problems.map(({ code, severity, message, place, hint }) => {
    const [first = ''] = message.split('\n')
    const details = [message, place && placeText(place), hint && `Hint: ${hint}`].filter(Boolean).join('\n')
    const outcome =
      severity === 'error'
        ? `<failure${attributes({ message: first, type: code })}>${escaped(details)}</failure>`
        : `<skipped${attributes({ message: details })}/>`
    return testCase({ name: `${code}: ${first}`, classname: file ?? command, file, line: place?.line }, outcome)
  })
  return suite({ name: file ?? command, problems }, cases)
}

type Suite = { readonly name: string; readonly problems: readonly Diagnostic[] }

const suite = ({ name, problems }: Suite, cases: readonly string[]): string =>
  `  <testsuite${attributes({ name, ...countsOf(problems) })}>\n${cases.join('')}  </testsuite>\n`

const testCase = (given: Values, content: string): string => `    <testcase${attributes(given)}>${content}</testcase>\n`

const countsOf = (problems: readonly Diagnostic[]): Values => {
  const failures = problems.filter(({ severity }) => severity === 'error').length
  return { tests: problems.length || 1, failures, errors: 0, skipped: problems.length - failures }
}

type Values = Readonly<Record<string, string | number | undefined>>

const attributes = (values: Values): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('')

/** Without a section of CDATA there is none to break out of. */
/** Printed, it is a log in which a server finds nothing to obey. */
const escaped = (text: string): string =>
  escapeHtml(printable(text))
    .replaceAll(oldCommand, '&#35;#')
    .replaceAll(/^(\s*):/gm, '$1&#58;')
