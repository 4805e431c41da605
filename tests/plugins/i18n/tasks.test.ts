/** What the tasks ask for, and files that are deleted while they run. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TaskContext } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { checkTranslations } from '../../../plugins/i18n/check.ts'
import { markTranslations } from '../../../plugins/i18n/mark.ts'
import { bodyOf } from '../../support/bodyOf.ts'
import { brief, routeInMemory } from '../../support/memorySite.ts'

const zh = 'content/acme/zh/docs/a.md'
const en = 'content/acme/en/docs/a.md'

type Given = {
  /** Their texts. */
  readonly zh: string
  readonly en: string
  /** Files without a text now. */
  readonly gone?: readonly string[]
  /** Files without a body now. */
  readonly broken?: readonly string[]
}

/** A page and its translation; anchors of a body are the words behind `#` in its text, but for comments. */
async function open({ zh: source, en: translation, gone = [], broken = [] }: Given) {
  const files: Readonly<Record<string, string>> = { [zh]: source, [en]: translation }
  const { site } = await routeInMemory({ files, plugins: [docs()] })
  const bodies: string[] = []
  const context: TaskContext = {
    sites: [site],
    args: [],
    source: async (file) => (gone.includes(file) ? undefined : files[file]),
    async body({ file }) {
      bodies.push(file)
      const anchors = Array.from(files[file]!.replaceAll(/<!--.*?-->/gs, '').matchAll(/#(\w+)/g), ([, id]) => id!)
      return broken.includes(file) ? undefined : { ...bodyOf(''), anchors }
    },
  }
  return {
    bodies,
    check: async () => ((await checkTranslations(context)).diagnostics ?? []).map(brief),
    mark: () => markTranslations(context),
  }
}

const different = { zh: '## A {#a}\n', en: '## A {#b}\n' }

test('pages are rendered only where the ids of their headings differ', async () => {
  const same = await open({ zh: '## A {#a}\n\n## B {#b}\n', en: '## B {#b}\n\n## A {#a}\n' })
  assert.equal([await same.check(), same.bodies], [[], []])
  for (const [texts, found] of [
    [different, [`translation-anchors ${zh}:1`, `translation-anchors ${en}:1`]],
    [{ ...different, en: '' }, [`translation-anchors ${zh}:1`]],
    [{ ...different, zh: '' }, [`translation-anchors ${en}:1`]],
  ] as const) {
    const site = await open(texts)
    assert.equal([await site.check(), site.bodies], [found, [zh, en]])
  }
})

test('what only looks like a heading, and a heading that has the id of itself, are no difference', async () => {
  const site = await open({ zh: '<!--\n## A {#a}\n-->\n\n## B {#b}\n', en: 'See #b\n' })
  assert.equal(await site.check(), [])
})

test('of a page that is gone or broken meanwhile, nothing is said', async () => {
  for (const more of [{ gone: [zh] }, { gone: [en] }, { broken: [zh] }, { broken: [en] }])
    assert.equal(await (await open({ ...different, ...more })).check(), [], JSON.stringify(more))
})

test('the translation of a source that is gone meanwhile is not recorded', async () => {
  const { files, notes } = await (await open({ ...different, gone: [zh] })).mark()
  assert.equal(files, [{ path: 'content/acme/translations.json', body: '{}\n' }])
  assert.match(notes![0]!, '0 translations')
})

test.run()
