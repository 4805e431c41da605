/** A call as a line of a shell that has the function `sign` and the variable `CONSOLE` of the overview. */
import type { Json } from '../../engine/types.ts'
import type { Operation } from './types.ts'

type Call = Pick<Operation, 'body' | 'path' | 'parameters' | 'request'>

/** @param path in full */
export function commandOf({ body, path, parameters, request }: Call): string {
  const sent = body === 'object' ? withTexts(request as JsonMap, parameters) : request
  const options =
    body === 'form'
      ? Object.entries(request as JsonMap).map(([name, value]) => `-F ${quoted(`${name}=${textOf(value)}`)}`)
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(compact(sent))}`]
  return [`curl -sS -X POST "$CONSOLE${path}?$(sign)"`, ...options].join(' \\\n  ')
}

type JsonMap = { readonly [name: string]: Json | undefined }

/** What is JSON in a text has to be one. */
const withTexts = (request: JsonMap, parameters: Call['parameters']): Json =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]) => {
      const type = parameters.find((parameter) => parameter.name === name)?.type
      return [name, type === 'json' ? textOf(value) : value]
    }),
  )

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** On one line where it is short. */
function compact(value: Json): string {
  const line = JSON.stringify(value)
  return line.length <= 60 ? line : JSON.stringify(value, null, 2)
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
