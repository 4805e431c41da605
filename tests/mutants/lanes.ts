/** Copies of the project to change: the bundler, threads and started programs read a file too, so it must lie on the disk. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProcess, type Ended } from '../runner/process.ts'

export type Lane = {
  readonly root: string
  /** Runs one test file with the text in place of the file's. Ends with its first failing test. */
  run(test: TestRun): Promise<Ended>
  write(file: string, text: string): void
}

type TestRun = {
  readonly test: string
  /** In ms. */
  readonly limit: number
  /** Where what was run is written, for coverage. Default: nowhere. */
  readonly coverage?: string
}

const notCopied = /^(?:node_modules|\.git|\.bench|\.cache|\.?dist.*)$/

/** Below `.bench`, which version control passes over. Node strips no types below `node_modules`. */
export function openLanes(root: string, count: number): readonly Lane[] {
  const base = join(root, '.bench/mutants')
  rmSync(base, { recursive: true, force: true })
  return Array.from({ length: count }, (_, index) => openLane(root, join(base, String(index)), join(base, 'compiled')))
}

function openLane(root: string, lane: string, compiled: string): Lane {
  mkdirSync(lane, { recursive: true })
  for (const name of readdirSync(root))
    if (!notCopied.test(name)) cpSync(join(root, name), join(lane, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(lane, 'node_modules'))

  return {
    root: lane,
    write: (file, text) => writeFileSync(join(lane, file), text),
    run: ({ test, limit, coverage }) =>
      runProcess(
        {
          name: test,
          // A change may make a list that never ends.
          args: ['--max-old-space-size=2048', test],
          limit,
          // What uvu prints for a test that fails.
          ...(!coverage && { stopAt: '✘' }),
          // Of what was compiled before, it is not known which parts were run.
          env: coverage
            ? { NODE_V8_COVERAGE: coverage, NODE_DISABLE_COMPILE_CACHE: '1' }
            : { NODE_COMPILE_CACHE: compiled },
        },
        lane,
      ),
  }
}
