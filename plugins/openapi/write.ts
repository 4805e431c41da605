/** The reference as Markdown: a part for each group, one with a table of all operations, one with the constants. */
import type { Json } from '../../engine/types.ts'
import { commandOf } from './command.ts'
import { createValue } from './sample.ts'
import type { Constant, Field, Group, OpenapiWords, Operation, Reference, Returns, Texts } from './types.ts'

/** The page of a group has its id as name, and is beside those of the others. */
const pageOf = (group: string): string => `./${group}.md`
const constantsPage = pageOf('constants')

type Writer = {
  readonly reference: Reference
  readonly words: OpenapiWords
  readonly say: (texts: Texts | undefined) => string
}

export function writeParts(
  reference: Reference,
  words: OpenapiWords,
  locale: string,
): Readonly<Record<string, string>> {
  const { locales, groups, constants } = reference
  const language = locales.includes(locale) ? locale : locales[0]!
  const writer: Writer = { reference, words, say: (texts) => texts?.[language] ?? '' }
  return {
    index: blocks(groups.map((group) => indexTable(group, writer))),
    values: blocks(constants.map((constant) => constantSection(constant, writer))),
    ...Object.fromEntries(
      groups.map(({ id, operations }) => [id, blocks(operations.map((each) => operationSection(each, writer)))]),
    ),
  }
}

function indexTable({ id, name, operations }: Group, { words, say }: Writer): string {
  const rows = operations.map((each) => [`[${say(each.name)}](${pageOf(id)}#${each.id})`, code(each.path)])
  return blocks([`### ${say(name)} {#${id}}`, table([words.operation, words.path], rows)])
}

function constantSection({ id, name, text, values }: Constant, { words, say }: Writer): string {
  const list = values.some((each) => each.text)
    ? table(
        [words.value, words.text],
        values.map((each) => [code(each.value), say(each.text)]),
      )
    : values.map(({ value }) => `- ${code(value)}`).join('\n')
  return blocks([`### ${say(name)} {#${id}}`, say(text), list])
}

function operationSection(operation: Operation, writer: Writer): string {
  const { id, name, text, body, parameters, returns } = operation
  const { reference, words, say } = writer
  const path = reference.base + operation.path
  return blocks([
    `## ${say(name)} {#${id}}`,
    code(`POST ${path}`),
    say(text),
    parameters.length ? `**${words.parameters}**` : words.noParameters,
    body === 'object' ? '' : words.bodies[body],
    parameters.length ? parameterTable(parameters, writer) : '',
    returns ? returned(returns, writer) : words.returnsNothing,
    ':::code-group',
    fence('bash', words.request, commandOf({ ...operation, path })),
    fence('json', words.response, responseOf(operation, writer)),
    ':::',
  ])
}

function parameterTable(parameters: readonly Field[], writer: Writer): string {
  const { words } = writer
  const rows = flattened(parameters).map((field) => {
    const { name, type, required } = field
    return [code(name), code(type), required ? words.yes : '', describe(field, writer)]
  })
  return table([words.name, words.type, words.required, words.text], rows)
}

function returned(returns: Returns, writer: Writer): string {
  const { words } = writer
  const rows = flattened(returns.fields).map((field) => [code(field.name), code(field.type), describe(field, writer)])
  return blocks([
    words.returns(code(returns.type), describe(returns, writer)),
    rows.length ? table([words.name, words.type, words.text], rows) : '',
  ])
}

function describe(field: Pick<Returns, 'text' | 'constant'>, { reference, words, say }: Writer): string {
  const constant = reference.constants.find(({ id }) => id === field.constant)
  const text = say(field.text)
  return constant ? words.values(text, `[${say(constant.name)}](${constantsPage}#${constant.id})`) : text
}

/** Fields of objects follow their object: `workers[].workerId`, `tables.*.rows`. */
const flattened = (fields: readonly Field[], prefix = ''): readonly Field[] =>
  fields.flatMap((field) => {
    const name = prefix + field.name
    const inner = `${name}${field.type.endsWith('[]') ? '[]' : field.type === 'map' ? '.*' : ''}.`
    return [{ ...field, name }, ...flattened(field.fields, inner)]
  })

function responseOf({ returns }: Operation, { reference }: Writer): string {
  const data = returns ? (createValue(reference.constants)(returns) ?? empty[returns.type] ?? []) : null
  return JSON.stringify({ requestId: '<request-id>', code: '1', msg: '<message>', data }, null, 2)
}

/** Where no field has an example. Others are lists. */
const empty: Readonly<Record<string, Json>> = { object: {}, map: {}, string: '', json: '' }

/** Pieces of Markdown. */
const code = (text: string): string => `\`${text}\``

/** With an empty line between those that say something. */
const blocks = (parts: readonly string[]): string => parts.filter(Boolean).join('\n\n')

const fence = (language: string, title: string, text: string): string =>
  [`\`\`\`${language} title="${title}"`, text, '```'].join('\n')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
