/** The Markdown that is published has what parts say, as their pages do. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { docs } from '../../../plugins/docs/index.ts'
import { markdownSources } from '../../../plugins/markdownSources.ts'
import { buildInMemory } from '../../support/memorySite.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>'

async function sourceOf(prose: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { files } = await buildInMemory({
    files: { 'content/acme/zh/docs/a.md': `# A\n\n${prose}`, ...more },
    plugins: [docs(), markdownSources()],
  })
  return files.get('docs/a/index.md')!
}

test('links and images of a part are seen from the file of the part', async () => {
  const source = await sourceOf(
    '<Include src="./sub/_part.md" />\n\n<Include src="./sub/whole.md#section" />\n\n[b](b.md)\n',
    {
      'content/acme/zh/docs/b.md': '# B\n\nText.\n',
      'content/acme/zh/docs/sub/b.md': '# Other\n\nText.\n',
      'content/acme/zh/docs/sub/_part.md':
        '[part](b.md) ![a](../one.svg) <img src="../one.svg" alt="a">\n\n[r]\n\n[r]: b.md\n',
      'content/acme/zh/docs/sub/whole.md': '---\ntitle: Whole\n---\n\n[whole](b.md)\n',
      'content/acme/zh/docs/one.svg': picture,
    },
  )
  assert.match(source, '[part](https://acme.example/docs/sub/b/)')
  assert.match(source, /!\[a\]\(https:\/\/acme\.example\/assets\/one\.\w+\.svg\)/)
  assert.match(source, /<img src="https:\/\/acme\.example\/assets\/one\.\w+\.svg"/)
  assert.match(source, '[r]: https://acme.example/docs/sub/b/')
  assert.match(source, '[whole](https://acme.example/docs/sub/b/)')
  assert.match(source, '[Whole](https://acme.example/docs/sub/whole/)')
  assert.match(source, '[b](https://acme.example/docs/b/)')
})

test('each file that srcset names has its URL', async () => {
  const source = await sourceOf(
    '<picture>\n<source srcset="./one.svg" media="(prefers-color-scheme: dark)">\n<img src="./one.svg" srcset="./one.svg 1x, two.svg 2x" alt="a">\n</picture>\n',
    { 'content/acme/zh/docs/one.svg': picture, 'content/acme/zh/docs/two.svg': picture },
  )
  const at = (name: string) => String.raw`https://acme\.example/assets/${name}\.\w+\.svg`
  assert.match(source, new RegExp(`<source srcset="${at('one')}" media`))
  assert.match(source, new RegExp(`srcset="${at('one')} 1x, ${at('two')} 2x"`))
})

test('an include and an empty fence that are shown as code stay as they are', async () => {
  const example = '````md\n<Include src="./_part.md" />\n\n```ts file="one.ts"\n```\n````\n'
  const source = await sourceOf(`${example}\n- b\n\n  \`\`\`ts file="one.ts"\n  \`\`\`\n`, {
    'content/acme/zh/docs/_part.md': 'Part.\n',
    'content/acme/zh/docs/one.ts': 'export {}\n',
  })
  assert.match(source, example)
  assert.match(source, '- b\n\n  ```ts\n  export {}\n  ```\n')
})

test.run()
