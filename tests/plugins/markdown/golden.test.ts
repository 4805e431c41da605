/** What writers write and what becomes of it, feature by feature: `tests/fixtures/markdown/<feature>/<case>/`. */
import { readdirSync } from 'node:fs'
import { test } from 'uvu'
import { prose } from '../../../theme/words/zh/prose.ts'
import { golden } from '../../support/golden.ts'
import { bodyOf } from './support/read.ts'
import { images } from './support/images.ts'

const files = {
  'content/set/en/docs/_part.md':
    '---\ntitle: unused\n---\n\n## Part\n\nFrom a *part*[^1] with a [link](./other.md) and ![image](./img/a.png).\n\n[^1]: Note of the part.\n',
  'content/set/en/docs/_short.md': '## Short\n\nA [link](./other.md) and ![an image](./img/a.png).\n',
  'site/mdx/Chart.tsx': '',
  'content/set/en/docs/_partial.mdx': 'A *partial*.\n',
  'src/components/Box.tsx': '',
  ...Object.fromEntries(Object.entries(images).map(([name, bytes]) => [`content/set/en/docs/img/${name}`, bytes])),
}

/** Code without the component around it, which the compiler adds to every page alike: `mdx/components` shows it. */
const ownPart = (code: string) => code.replace(/^function MDXContent\(.*?^\}\n/ms, '')

for (const feature of readdirSync('tests/fixtures/markdown').toSorted()) {
  golden(`markdown/${feature}`, async (text, input) => {
    const body = await bodyOf(text, {
      file: `content/set/en/docs/page.${input.endsWith('x') ? 'mdx' : 'md'}`,
      files,
      imageHosts: ['https://example.com'],
      frameHosts: ['https://www.youtube-nocookie.com', 'https://codesandbox.io', 'https://stackblitz.com'],
      ...(input.includes('/docusaurus/') && { rest: `docs/page.${input.endsWith('x') ? 'mdx' : 'md'}` }),
      labels: input.includes('-zh/') ? prose : undefined,
    })
    const extra = [
      ...(body.excerpt === undefined ? [] : ['<!-- excerpt -->', body.excerpt]),
      ...(body.code === undefined ? [] : ['<!-- code -->', feature === 'mdx' ? body.code : ownPart(body.code)]),
      ...body.diagnostics.map(
        ({ code, message, place }) => `<!-- ${code} ${place?.line}:${place?.column} ${message} -->`,
      ),
    ]
    return [body.html, ...extra, ''].join('\n')
  })
}

test.run()
