/** Names that every object has, wherever a text may give one: each is a name like others, or an error with its place. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isError } from '../../../engine/errors/severities.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { bodyOf, mdxPage, page } from './support/read.ts'

const places: readonly ((name: string) => string)[] = [
  (name) => `<p ${name}/>`,
  (name) => `<p ${name}="a">x</p>`,
  (name) => `<${name}/>`,
  (name) => `<Tabs ${name}="x"/>`,
  (name) => `[a](#x){${name}=1}`,
  (name) => `:::${name}\nx\n:::`,
  (name) => `:::note{${name}=1}\na\n:::`,
  (name) => `\`\`\`${name}\na\n\`\`\``,
  (name) => `\`\`\`js ${name}=1\na\n\`\`\``,
  (name) => `[^${name}]\n\n[^${name}]: x`,
  (name) => `[x][${name}]\n\n[${name}]: /y`,
  (name) => `## a {#${name}}\n\n[a](#${name})`,
  (name) => `![a](./x.png){${name}}`,
  (name) => `[[${name}]] {data:${name}} {price:${name}}`,
  (name) => `:${name}: :${name}[x]{.${name}}`,
  (name) => `<Include src="${name}" />`,
  (name) => `> [!${name}]\n> x`,
  (name) => `<p style="${name}: 1">x</p>`,
  (name) => `[x](${name}:y)`,
]

for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])
  test(name, async () => {
    for (const file of [page, mdxPage])
      for (const place of places) {
        const text = place(name)
        const diagnostics = await bodyOf(text, { file, files: {} }).then(
          (body) => body.diagnostics,
          (error: unknown) => {
            assert.ok(error instanceof SiteError, `${text}: ${String(error)}`)
            return error.diagnostics
          },
        )
        for (const problem of diagnostics.filter(isError)) assert.ok(problem.place?.line, `${text}: ${problem.code}`)
      }
  })

test.run()
