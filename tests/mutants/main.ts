/**
 * `npm run mutants [-- <file or folder> …] [--sample N] [--seed S] [--longest S] [--fresh]`: changes one thing of the code
 * at a time and asks the nearest tests whether they notice. What nobody notices is listed, with its place and the change.
 *
 * Not StrykerJS: it runs one command for all mutants, so each of them would be shown to every test to its end, its
 * preparation cannot read the project's TypeScript 7, and it would bring 175 packages.
 *
 * Each test is run once without a change, to see which code it comes by; what takes longer than `--longest` seconds
 * (10) is left out. Outcomes are kept in `node_modules/.cache/mutants`: a
 * second run looks at survivors and at files that have changed, one with `--fresh` at all.
 */
import { join, resolve } from 'node:path'
import { toolArgs } from '../support/toolArgs.ts'
import { equivalent } from './equivalent.ts'
import { reportOf } from './report.ts'
import { runMutants } from './run.ts'

const root = resolve(import.meta.dirname, '../..')
const { values, positionals } = toolArgs(import.meta.filename, {
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    longest: { type: 'string', default: '10' },
    fresh: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const judged = await runMutants({
  root,
  parts: positionals.map((part) => part.replace(/^\.\/|\/$/g, '')),
  saved: join(root, 'node_modules/.cache/mutants/outcomes.json'),
  sample: values.sample === undefined ? undefined : Number(values.sample),
  seed: Number(values.seed),
  longest: Number(values.longest),
  isFresh: values.fresh,
  log: (line) => console.log(line),
})
for (const line of reportOf(judged, equivalent)) console.log(line)
if (!judged.length) {
  console.log(`No file that is changed lies at ${positionals.join(' ')}`)
  process.exitCode = 1
}
