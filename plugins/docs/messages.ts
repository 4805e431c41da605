import { didYouMean, meant, suggest } from '../../engine/errors/suggest.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Diagnostic, Place } from '../../engine/types.ts'

export const docIdTwice = (id: string, first: string, second: string): SiteError =>
  new SiteError(`Two docs have the id "${id}": ${first} and ${second}`, {
    code: 'doc-id-twice',
    place: { file: second },
    hint: 'Rename one of the files, or give it another "id".',
  })

/** `where`: `The category "guide"`. */
export const docUnknown = (id: string, where: string, known: readonly string[], place: Place): SiteError =>
  new SiteError(`${where} names the doc "${id}", which does not exist`, {
    code: 'doc-unknown',
    place,
    hint: meant(suggest(id, known), 'A page is named by its folders and its file, without the ending: guide/install.'),
  })

export const docsTooDeep = (count: number, limit: number, file: string): SiteError =>
  new SiteError(`${count} docs are more than ${limit} folders deep, and sidebars show only ${limit}`, {
    code: 'docs-too-deep',
    place: { file },
    hint: 'Move them up. Until then the sidebar lists them in their ancestor at that depth.',
  })

export const sidebarEmpty = (sidebar: string, place: Place): SiteError =>
  new SiteError(`The sidebar "${sidebar}" has no items, so no page shows it`, {
    code: 'sidebar-empty',
    place,
    hint: 'Name docs or folders in it, or remove it.',
  })

export const sidebarFolderUnknown = (folder: string, sidebar: string, known: readonly string[], place: Place) =>
  new SiteError(`The sidebar "${sidebar}" names the folder "${folder}", which has no docs`, {
    code: 'sidebar-folder-unknown',
    place,
    hint: didYouMean(folder, known),
  })

/** `item`: `main[2].items[0]`. `wrong`: `the key "labl" is unknown`. */
export const sidebarItemInvalid = (item: string, wrong: string, place: Place, hint?: string): SiteError =>
  new SiteError(`The sidebar item ${item} is invalid: ${wrong}`, { code: 'sidebar-item-invalid', place, hint })

export const sidebarItemWithoutLink = (item: string, label: string, place: Place): SiteError =>
  new SiteError(`The sidebar item ${item}, "${label}", has no link`, {
    code: 'sidebar-item-without-link',
    place,
    hint: 'Give it a "doc", an "href" or "items", or remove it.',
  })

export const sidebarUnknown = (sidebar: string, known: readonly string[], place: Place): Diagnostic => ({
  code: 'sidebar-unknown',
  severity: 'warning',
  message: `displayed_sidebar names the sidebar "${sidebar}", which does not exist`,
  place,
  hint: didYouMean(sidebar, known),
})

export const slugOutside = (slug: string, place: Place): SiteError =>
  new SiteError(`The slug "${slug}" leads out of the docs`, {
    code: 'slug-outside',
    place,
    hint: 'Write a slug relative to the folder of the page, or one that starts with a slash and is relative to the docs.',
  })
