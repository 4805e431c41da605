/** Problems of the docs of a brand that do not depend on the locale shown. */
import type { Config, Diagnostic } from '../../engine/types.ts'
import type { DocsDocuments } from './docsOf.ts'
import { maxDepth, trailOf } from './folders.ts'
import { docIdTwice, docsTooDeep } from './messages.ts'

export const checkDocs = (documents: DocsDocuments, config: Config): readonly Diagnostic[] => [
  ...config.locales.flatMap(({ id }) => findDuplicateIds(documents.filter(({ address }) => address?.locale === id))),
  ...findTooDeep(documents),
]

/** Drafts are left out: a draft may have the id of the page it will replace. */
function findDuplicateIds(documents: DocsDocuments): readonly Diagnostic[] {
  const files = new Map<string, string>()
  return documents.flatMap(({ data, file }) => {
    if (data.kind !== 'doc' || data.draft) return []
    const versionedId = `${data.version} ${data.id}`
    const first = files.get(versionedId)
    files.set(versionedId, file)
    return first ? docIdTwice(data.id, first, file).diagnostics : []
  })
}

function findTooDeep(documents: DocsDocuments): readonly Diagnostic[] {
  const found = documents.filter(({ data }) => data.kind === 'doc' && trailOf(data.folder).length > maxDepth)
  if (!found.length) return []
  const { diagnostics } = docsTooDeep(found.length, maxDepth, found[0]!.file)
  return diagnostics.map((each) => ({ ...each, severity: 'warning' }))
}
