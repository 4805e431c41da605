/** What writers keep to themselves is in none of the files of a site that has everything switched on. */
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { layThemedProject } from '../support/themedProject.ts'

const root = resolve(import.meta.dirname, '../../.bench', `unpublished-${process.pid}`)
const { write, at, build } = layThemedProject(root)
test.after(() => rmSync(root, { recursive: true, force: true }))

const secret = (channel: string) => `SECRET-${channel}-KEY`

const page = (title: string, text: string, keys = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}\n${keys}---\n\n${text}\n`

const comments = (channel: string) => `Before <!-- ${secret(channel)} --> behind.

<!--
${secret(channel)}

\`\`\`
${secret(channel)}
\`\`\`
-->

## Part <!-- ${secret(channel)} -->

[//]: # (${secret(channel)})

- An entry <!-- ${secret(channel)} -->

> [!NOTE]
> Words. <!-- ${secret(channel)} -->

| a | b <!-- ${secret(channel)} --> |
|---|---|
| c | d |

\`\`\`mermaid
flowchart LR
  %% ${secret(channel)}
  a --> b
\`\`\`
`

function lay(): void {
  write(
    'site.config.ts',
    `// ${secret('configuration')}
import { defineSite } from './kit/preset/index.ts'
export default defineSite({ title: 'Acme', url: 'https://a.example', locales: ['en'], urls: false })
`,
  )
  write('.env', `TOKEN=${secret('environment-file')}`)
  write('notes.json', `"${secret('file-of-the-project')}"`)
  const docs = 'content/en/docs'
  write(`${docs}/index.md`, page('Start', comments('comment'), `# ${secret('front-matter')}\n`))
  write(`${docs}/code.mdx`, `${page('Code', `{/* ${secret('mdx')} */}\n\nText {/* ${secret('mdx')} */} more.`)}`)
  write(`${docs}/with-part.md`, page('With a part', '<Include src="./_part.md" />'))
  write(`${docs}/_part.md`, comments('part'))
  write(`${docs}/_unused.md`, secret('part-of-no-page'))
  write(`${docs}/later.md`, page(secret('draft'), `${secret('draft')} ![a](later.svg)`, 'draft: true\n'))
  write(
    `${docs}/later.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg"><title>${secret('file-of-a-draft')}</title></svg>`,
  )
  write(`${docs}/plan.txt`, secret('file-without-a-link'))
  write(`${docs}/.hidden.md`, page(secret('hidden'), secret('hidden')))
  write(`${docs}/.hidden/a.md`, page(secret('hidden'), `## S {#s}\n\n${secret('hidden')}`))
  write(`${docs}/.hidden/_part.md`, secret('hidden'))
  write('content/en/blog/2024-01-01-a.md', page('A', `First.\n\n<!-- truncate -->\n\n${comments('post')}`))
  write('content/en/blog/2099-01-01-b.md', page(secret('scheduled'), secret('scheduled'), 'publishAt: 2099-01-01\n'))
}

function filesBelow(folder: string): readonly (readonly [file: string, text: string])[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map(({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [file.slice(folder.length + 1), `${file}\n${readFileSync(file, 'latin1')}`]
  })
}

const published = () =>
  filesBelow(at('dist')).flatMap(([file, text]) =>
    [...new Set(text.match(/SECRET-[a-z-]+-KEY/g))].map((found) => `${file} has ${found}`),
  )

test('N-34 comments, drafts, parts, hidden files and what no page names are in no file of the output', async () => {
  lay()
  const { code, stdout, stderr } = await build()
  assert.is(code, 0, stdout + stderr)
  const names = filesBelow(at('dist')).map(([file]) => file)
  for (const name of ['llms-full.txt', 'docs/index.md', 'docs/code/index.md', 'blog/a/index.md', 'blog/rss.xml'])
    assert.ok(names.includes(`site/${name}`), name)
  assert.equal(published(), [])
})

test('N-34 security.md "hidden files cannot be shown": what else names one, or one of the project, is an error, and the output stays', async () => {
  const parts = ['.hidden/_part.md', './.hidden/a.md#s'].map((part) => `<Include src="${part}" />`)
  const files = ['.env', 'notes.json'].flatMap((file) => [
    `![a](../../../${file})`,
    `<img src="../../../${file}" alt="a">`,
    `<img src="/a.png" srcset="../../../${file} 2x" alt="a">`,
    `<video src="../../../${file}"></video>`,
    `[a](../../../${file})`,
    `<Include src="../../../${file}" />`,
  ])
  const named = [...files, ...parts]
  symlinkSync('../../../.env', at('content/en/docs/link.md'))
  named.forEach((text, index) => write(`content/en/docs/n${index}.md`, page(`N${index}`, text)))
  write('content/en/docs/front.md', page('Front', 'Text.', 'image: ../../../.env\n'))
  const { code, stdout, stderr } = await build()
  assert.is(code, 1, stdout + stderr)
  const told = new Set(
    [...(stdout + stderr).matchAll(/^ {2,4}content\/en\/docs\/([\w-]+)\.md\b/gm)].map(([, name]) => name),
  )
  assert.equal(
    ['link', 'front', ...named.map((_, index) => `n${index}`)].filter((name) => !told.has(name)),
    [],
    stdout + stderr,
  )
  assert.equal(published(), [])
})

test.run()
