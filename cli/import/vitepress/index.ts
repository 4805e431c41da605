/** A project of VitePress -> the files of a project here, with what is to be told of it. */
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { commonSettings, configModule, print } from '../configModule.ts'
import { fieldsOf, textOf, type Fields } from '../fields.ts'
import { hostRedirects } from '../hostRules.ts'
import { movedIn, urlsLock, type Imported } from '../imported.ts'
import { noteMissing } from '../missing.ts'
import { addPublicFiles, createDraft, filesBelow, leaveOutEscaped, type Draft } from '../project.ts'
import { readVitePress, type VitePress } from './config.ts'
import { pageAt } from './links.ts'
import { readPages, type Pages } from './pages.ts'
import { convertPage } from './prose.ts'
import { notesOf, settingsOf } from './settings.ts'
import { idOf, sidebarsOf, type Sidebars } from './sidebars.ts'
import { createUses } from './uses.ts'

/** Throws `usage-import-missing`, `import-config-broken`. */
export async function importVitePress(root: string, engine: string): Promise<Imported> {
  const site = await readVitePress(root)
  const draft = createDraft(root)
  const uses = createUses()
  if (fieldsOf(site.config['markdown'])['math'] === true) draft.syntax.add('math')
  const pages = await readPages(site, draft)
  const sidebars = sidebarsOf({ languages: site.languages, pages, draft })
  const context = { source: site.source, pages, draft, uses, sidebarOf: sidebars.chosenBy, idAt: idAtIn(pages) }
  for (const page of pages.all) {
    draft.files.set(page.target, { body: convertPage(page, context) })
    if (page.language === site.languages[0] || page.old !== page.now)
      draft.addresses.push({ old: page.old, now: page.now })
  }
  addPublicFiles(draft, posix.join(site.source, 'public'))
  uses.finish(draft)
  noteTheme(site, draft)
  noteLeft(site, draft)
  noteMissing(site.config, /^(?:vite|vue|markdown)(?:\.|$)/, draft)
  const host = { folders: [posix.join(site.source, 'public')], base: textOf(site.config['base']) }
  const redirects = { ...hostRedirects(draft, host), ...movedIn(draft.addresses) }
  for (const [file, body] of settingFiles({ site, pages, draft, sidebars, redirects, engine }))
    draft.files.set(file, { body })
  draft.files.set('urls.lock', { body: urlsLock(draft, redirects) })
  leaveOutEscaped(draft)
  const docs = pages.all.filter(({ kind }) => kind === 'doc').length
  const counts = { docs, pages: pages.all.length - docs, files: draft.files.size, locales: site.languages.length }
  return { draft, counts, redirects }
}

const idAtIn =
  (pages: Pages) =>
  (address: string, from: Pages['all'][number]): string | undefined => {
    const found = pageAt(address, from, pages)
    return found?.kind === 'doc' && found.language === from.language ? idOf(found.name) : undefined
  }

type Parts = {
  readonly site: VitePress
  readonly pages: Pages
  readonly draft: Draft
  readonly sidebars: Sidebars
  readonly redirects: Readonly<Record<string, string>>
  readonly engine: string
}

/** It takes the place of code in what is printed as JSON. */
const sidebarsStandIn = '$sidebars'

function* settingFiles({
  site,
  pages,
  draft,
  sidebars,
  redirects,
  engine,
}: Parts): Generator<readonly [string, string]> {
  const { severities, ...settings } = settingsOf({ site, pages, draft })
  const hasSidebars = Object.keys(sidebars.written).length > 0
  const fields: Fields = {
    ...settings,
    docs: { path: '/', sidebars: hasSidebars ? sidebarsStandIn : undefined },
    blog: false,
    ...commonSettings(draft, redirects),
    severities,
  }
  for (const text of notesOf({ site, pages, draft })) draft.notes.push({ text })
  const imports = hasSidebars ? ["import { sidebars } from './sidebars.ts'"] : []
  const text = print(fields).replace(`sidebars: "${sidebarsStandIn}"`, 'sidebars: () => sidebars')
  yield ['site.config.ts', configModule({ text, imports, engine, draft })]
  if (hasSidebars)
    yield [
      'sidebars.ts',
      `/** By name; pages of a sidebar are named by their files. */\nexport const sidebars = ${print(sidebars.written)}\n`,
    ]
}

function noteLeft({ left }: VitePress, { notes }: Draft): void {
  for (const { file, reason } of left)
    notes.push({
      text: reason
        ? `Settings beside pages were left behind: ${reason}`
        : 'Settings of single folders were left behind',
      files: [file],
    })
}

function noteTheme({ root }: VitePress, { notes }: Draft): void {
  if (!existsSync(join(root, '.vitepress/theme'))) return
  const files = filesBelow(root, '.vitepress/theme').map((file) => `.vitepress/theme/${file}`)
  notes.push({ text: 'The theme of its own was left behind, but for its main colour: see "site eject --list"', files })
}
