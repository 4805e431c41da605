/** Texts of a file of translations. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf, type Fields } from '../fields.ts'
import { readText } from '../project.ts'

/** None where there is no such file, or it cannot be read. */
export function messagesIn(root: string, file: string): Fields {
  if (!existsSync(join(root, file))) return {}
  try {
    return fieldsOf(JSON.parse(readText(root, file)))
  } catch {
    return {}
  }
}
