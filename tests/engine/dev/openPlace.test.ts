/** What a page may make the dev server open. */
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createDisk } from '../../../engine/disk/disk.ts'
import type { DevSession } from '../../../engine/dev/devSession.ts'
import { createPlaceOpener } from '../../../engine/dev/openPlace.ts'
import { createReports, type DevReporter } from '../../../engine/dev/reports.ts'
import type { Diagnostic, Place } from '../../../engine/types.ts'
import { configOf } from '../../support/memorySite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const { path: root, end } = openTempFolder()
test.after(end)
writeFileSync(join(root, 'a.md'), 'A')
const { path: outside, end: endOutside } = openTempFolder()
test.after(endOutside)
writeFileSync(join(outside, 'secret.md'), 'S')
symlinkSync(join(outside, 'secret.md'), join(root, 'link.md'))
const disk = await createDisk(root)

const at = (place: Place): Diagnostic => ({ code: 'syntax', severity: 'error', message: 'No', place })

/** Tabs were told of these places; each was clicked as the messages say. */
async function clicked(told: readonly Place[], messages: readonly unknown[], hasEditor = true) {
  const sent: unknown[] = []
  const opened: Place[] = []
  const reports = createReports({
    bundler: () => ({ send: (_event, data) => sent.push(data) }),
    report: { format: () => 'text', problems: () => {} } as unknown as DevReporter,
    problems: () => told.map(at),
    hasEditor,
  })
  reports.sendProblems()
  const open = createPlaceOpener({
    current: () => ({ config: { ...configOf({}), root }, session: { disk } }) as unknown as DevSession,
    placeOf: reports.placeOf,
    openInEditor: hasEditor ? (place) => opened.push(place) : undefined,
  })
  const errors: string[] = []
  for (const message of messages)
    await open(message).catch((error: { diagnostics: readonly Diagnostic[] }) =>
      errors.push(error.diagnostics[0]!.code),
    )
  return { sent, opened, errors }
}

test('a place that was told opens its file there', async () => {
  const { sent, opened } = await clicked([{ file: 'a.md', line: 3, column: 5 }], [{ place: 'a.md:3:5' }])
  assert.equal(sent, [{ title: '1 error', text: 'text', pages: undefined, places: ['a.md:3:5'] }])
  assert.equal(opened, [{ file: join(root, 'a.md'), line: 3, column: 5 }])
})

test('what was not told opens nothing, whatever is asked', async () => {
  const messages = [
    undefined,
    null,
    'a.md:3',
    { place: 3 },
    { place: { file: 'a.md' } },
    { place: 'a.md' },
    { place: '../../etc/passwd' },
    { place: '/etc/passwd:1:1' },
    { place: 'a.md:3:5; touch x' },
  ]
  assert.equal(await clicked([{ file: 'a.md', line: 3, column: 5 }], messages), {
    sent: [{ title: '1 error', text: 'text', pages: undefined, places: ['a.md:3:5'] }],
    opened: [],
    errors: [],
  })
})

test('a place outside of the project opens nothing, by a link neither', async () => {
  const told = [{ file: '../x.md' }, { file: 'link.md' }, { file: 'gone.md' }]
  const { opened, errors } = await clicked(
    told,
    told.map(({ file }) => ({ place: file })),
  )
  assert.equal([opened, errors], [[], ['file-outside', 'file-outside', 'file-missing']])
})

test('without an editor no place is offered', async () => {
  const { sent, opened } = await clicked([{ file: 'a.md' }], [{ place: 'a.md' }], false)
  assert.equal([sent, opened], [[{ title: '1 error', text: 'text', pages: undefined, places: [] }], []])
})

test.run()
