/** What the terminal is told when findings of the checks and problems of the content follow one another. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReports, type DevReporter } from '../../../engine/dev/reports.ts'
import type { Diagnostic } from '../../../engine/types.ts'

const at = (code: string, line: number): Diagnostic => ({
  code,
  severity: 'error',
  message: code,
  place: { file: 'a.md', line },
})

/** A terminal that notes the codes of each list it is given. */
function open() {
  const told: string[] = []
  let problems: readonly Diagnostic[] = []
  const reports = createReports({
    bundler: () => ({ send: () => {} }),
    report: {
      format: () => '',
      problems: (all: readonly Diagnostic[]) => void told.push(all.map(({ code }) => code).join(' ') || 'none'),
    } as unknown as DevReporter,
    problems: () => problems,
  })
  return {
    told,
    reports,
    /** As a round of changes ends. */
    save(now: readonly Diagnostic[]) {
      reports.beginRound()
      problems = now
      reports.endRound()
    },
    /** They are others now, and nobody has looked yet. */
    setProblems: (now: readonly Diagnostic[]) => void (problems = now),
    /** As a page is rendered. */
    fail(now: readonly Diagnostic[]) {
      problems = now
      reports.sendProblems()
    },
  }
}

test('N-10 findings of an earlier text are not told beside the failure of a later one', () => {
  const { told, reports, save } = open()
  reports.sendFindings([at('link-broken', 5), at('anchor-broken', 9)])
  save([at('front-matter-syntax', 2)])
  assert.equal(told, ['link-broken anchor-broken', 'front-matter-syntax'])
})

test('N-10 when the failure is solved, what is left is told, or that nothing is', () => {
  for (const [left, last] of [
    [[at('link-broken', 5)], 'link-broken'],
    [[], 'none'],
  ] as const) {
    const { told, reports, save } = open()
    reports.sendFindings([at('link-broken', 5)])
    save([at('front-matter-syntax', 2)])
    save([])
    assert.equal(told, ['link-broken', 'front-matter-syntax'])
    reports.sendFindings(left)
    assert.equal(told.slice(2), [last])
  }
})

test('N-10 a page that can be shown again is told of once it has been checked, with what was found on it', () => {
  for (const [found, last] of [
    [[at('image-without-alt', 5)], 'image-without-alt'],
    [[], 'none'],
  ] as const) {
    const { told, reports, save } = open()
    reports.sendFindings([])
    save([at('front-matter-syntax', 2)])
    save([])
    assert.equal(told.slice(-1), ['front-matter-syntax'])
    reports.sendFindings(found)
    reports.sendFindings(found)
    assert.equal(told.slice(-2), ['front-matter-syntax', last])
  }
})

test('N-10 a failure is told once, beside what was told before of the same page', () => {
  const { told, reports, save } = open()
  const finding = [at('description-missing', 1)]
  reports.sendFindings(finding)
  save([at('front-matter-unknown-key', 2)])
  reports.sendFindings(finding)
  assert.equal(told, ['description-missing', 'front-matter-unknown-key'])
  save([at('front-matter-unknown-key', 2), at('image-missing', 6)])
  reports.sendFindings(finding)
  assert.equal(told.slice(2), ['image-missing'])
})

test('N-10 while changes are taken in, no failure of the text before is told again', () => {
  const { told, reports, save, fail } = open()
  save([at('front-matter-unknown-key', 2)])
  // The next text has another mistake: its page is rendered before the round has ended.
  reports.beginRound()
  fail([at('front-matter-unknown-key', 2), at('image-missing', 6)])
  fail([at('image-missing', 6)])
  reports.endRound()
  reports.sendFindings([])
  assert.equal(told, ['front-matter-unknown-key', 'image-missing'])
})

test('N-10 what fails while changes are taken in, and no more when they are, is not told as if it stayed', () => {
  const { told, reports, fail } = open()
  reports.beginRound()
  fail([at('bundle-failed', 3)])
  reports.sendFindings([at('link-broken', 5)])
  reports.sendFindings([])
  fail([])
  reports.endRound()
  reports.sendFindings([])
  assert.equal(told, [])
})

test('N-10 a failure that is told together with findings is told as solved, too', () => {
  const { told, reports, setProblems, fail } = open()
  fail([])
  reports.sendFindings([at('link-broken', 5)])
  setProblems([at('bundle-failed', 3)])
  reports.sendFindings([])
  fail([])
  reports.sendFindings([])
  assert.equal(told, ['link-broken', 'bundle-failed', 'none'])
})

test('N-10 findings that stay the same are told once', () => {
  const { told, reports, save } = open()
  reports.sendFindings([at('link-broken', 5)])
  save([])
  reports.sendFindings([at('link-broken', 5)])
  assert.equal(told, ['link-broken'])
})

test('N-10 a problem is not told again because another page was shown that has it', () => {
  const { told, fail } = open()
  const on = (page: string): Diagnostic => ({ ...at('page-failed', 3), hint: `A page that shows it: ${page}.` })
  fail([on('/notes/')])
  fail([on('/en/notes/')])
  fail([])
  assert.equal(told[0], 'page-failed')
  assert.is(told.filter((codes) => codes === 'page-failed').length, 1)
})

test.run()
