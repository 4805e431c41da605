/** SARIF 2.1.0, for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { engineVersion } from '../../engine/config/engineVersion.ts'
import { printable } from '../../engine/errors/printable.ts'
import type { Diagnostic, Place } from '../../engine/types.ts'
import { readExplanations } from '../explanations.ts'
import { jsonText } from './json.ts'
import type { FileNames, FinishedRun } from './run.ts'

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

export function sarif({ command, diagnostics, exitCode, files }: FinishedRun): string {
  const rules = [...Map.groupBy(diagnostics, ({ code }) => code)]
  const ruleIndex = new Map(rules.map(([code], index) => [code, index]))
  const fingerprint = createFingerprints()
  const explanations = diagnostics.length ? readExplanations() : new Map<string, string>()
  return jsonText({
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'site',
            version: engineVersion,
            rules: rules.map(([code, [first]]) => ruleOf(first!, explanations.get(code))),
          },
        },
        invocations: [{ executionSuccessful: exitCode <= 1, exitCode }],
        automationDetails: { id: `site-${command}/` },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((each) => ({
          ruleId: each.code,
          ruleIndex: ruleIndex.get(each.code),
          level: each.severity,
          message: { text: printable(each.hint ? `${each.message}\nHint: ${each.hint}` : each.message) },
          locations: [{ physicalLocation: locationOf(each.place ?? { file: files.fallback }, files) }],
          partialFingerprints: { 'siteProblem/v1': fingerprint(each) },
        })),
      },
    ],
  })
}

/** Its help is what `site explain` prints; a plugin of others may have codes of its own. */
function ruleOf({ code, severity, hint, message }: Diagnostic, explanation: string | undefined): object {
  const words = code.replaceAll('-', ' ')
  return {
    id: code,
    shortDescription: { text: words.charAt(0).toUpperCase() + words.slice(1) },
    help: { text: printable(explanation ?? hint ?? message) },
    defaultConfiguration: { level: severity },
  }
}

function locationOf({ file, line, column }: Place, files: FileNames): object {
  const name = files.relativeName(file)
  return {
    artifactLocation:
      name === undefined
        ? { uri: pathToFileURL(files.absoluteName(file).toWellFormed()).href }
        : { uri: uriOf(name), uriBaseId: '%SRCROOT%' },
    ...(line && { region: { startLine: line, ...(column && { startColumn: column }) } }),
  }
}

const uriOf = (name: string): string => name.toWellFormed().split('/').map(encodeURIComponent).join('/')

/** Without the line, which moves with every edit above; equal problems of a file are counted. */
function createFingerprints(): (problem: Diagnostic) => string {
  const counts = new Map<string, number>()
  return ({ code, place, message }) => {
    const identity = JSON.stringify([code, place?.file, message])
    const count = (counts.get(identity) ?? 0) + 1
    counts.set(identity, count)
    return `${createHash('sha256').update(identity).digest('hex').slice(0, 32)}:${count}`
  }
}
