/** Checks what a task answers at run time: plugins of others may not have been type-checked. */
import { posix } from 'node:path'
import { diagnosticsProblem } from '../hooks/answers.ts'
import type { TaskResult } from '../types.ts'

/** What is wrong, or undefined. */
export function taskProblem(answer: unknown): string | undefined {
  if (!isObject(answer)) return `expected an object, got ${answer === null ? 'null' : typeof answer}`
  const { diagnostics = [], files = [], notes = [], data = {} } = answer as Partial<Record<keyof TaskResult, unknown>>
  const told = diagnosticsProblem(diagnostics, '"diagnostics"')
  if (told) return told
  if (!Array.isArray(files)) return `expected "files" to be a list, got ${typeof files}`
  const wrong = files.map(fileProblem).find(Boolean)
  if (wrong) return wrong
  if (!Array.isArray(notes) || notes.some((note) => typeof note !== 'string'))
    return 'expected "notes" to be a list of texts'
  return isObject(data) ? undefined : 'expected "data" to be an object'
}

function fileProblem(file: unknown, index: number): string | undefined {
  const given = (file ?? {}) as Readonly<Record<string, unknown>>
  for (const field of ['path', 'body'])
    if (typeof given[field] !== 'string')
      return `expected "files[${index}].${field}" to be text, got ${typeof given[field]}`
  return isBelow(given['path'] as string)
    ? undefined
    : `expected "files[${index}].path" to be a name below the folder of the site, got ${JSON.stringify(given['path'])}`
}

/** On every system. */
const isBelow = (path: string): boolean =>
  path !== '' && !/^\/|[\\:]/.test(path) && !posix.normalize(path).startsWith('..')

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
