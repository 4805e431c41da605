/** Texts of a file of translations. */
import { tryTo } from '../../../engine/errors/tryTo.ts'
import { fieldsOf, type Fields } from '../fields.ts'
import { readText } from '../project.ts'

/** None where there is no such file, or it cannot be read. */
export const messagesIn = (root: string, file: string): Fields =>
  fieldsOf(tryTo(() => JSON.parse(readText(root, file))))
