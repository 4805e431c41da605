/** A project of the theme with a long name, many entries, many languages, long words and a deep tree. */
const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`
const link = (label: string) => ({ label, to: '/docs/intro/' })
const languages = [
  'cs',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'he',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'vi',
]

export const config = {
  title: 'Internationalisation',
  logo: { light: '/mark.svg', title: true },
  announcement: { text: { en: `News of ${word}`, ar: 'خبر' }, to: '/docs/intro/', until: '2999-12-31' },
  locales: ['en', 'ar', ...languages],
  navigation: [
    link('Guide'),
    { label: 'Resources', items: times(30, (index) => link(`Resource ${index}`)) },
    ...[
      'Reference',
      'Integrations',
      'Changelog',
      'Community',
      'Frequently asked',
      'Contributors',
      'Playground',
      'Showcase',
      'Sponsors',
    ].map(link),
    { label: 'Organisation', items: times(4, (index) => link(`About us ${index}`)) },
  ],
  footer: { columns: ['One', word, 'Three', 'Four'].map((label) => ({ label, items: [link(word), link('Guide')] })) },
  social: { github: 'https://github.com/acme', mail: 'mailto:a@example.com', x: 'https://x.com/acme' },
  editUrl: 'https://github.com/acme/docs/edit/main/',
  blog: false,
}

const deep = times(8, (index) => times(index + 1, (level) => `level-${level + 1}`).join('/'))
export const deepest = deep.at(-1)!

const intro = `---
title: Everything there is to know
---

## First

| ${times(14, (index) => `Heading ${index}`).join(' | ')} |
|${'---|'.repeat(14)}
| ${times(14, () => 'some words in a cell').join(' | ')} |

\`\`\`ts title="${'some/long/path/'.repeat(8)}file.ts" {2}
const a = 1
const b = '${'x'.repeat(300)}'
\`\`\`

<Tabs groupId="manager">
<TabItem value="npm" label="npm">

By npm.

</TabItem>
<TabItem value="yarn" label="Yarn">

By Yarn.

</TabItem>
</Tabs>

## Second

:::details More
Folded words.
:::
`
export const files: Record<string, string> = {
  '../public/mark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#0b7"/></svg>\n',
  'en/docs/intro.md': intro,
  'en/docs/picture.md': `# Picture

Above.

<picture>
  <source srcset="./dark.svg" media="(prefers-color-scheme: dark)">
  <img src="./light.svg" alt="The console">
</picture>

Below.
`,
  'en/docs/dark.svg': drawing(9),
  'en/docs/light.svg': drawing(8),
  'cs/docs/letters.md':
    '---\ntitle: Písmena\n---\n\nPříliš žluťoučký kůň, zażółć gęślą jaźń, Tiếng Việt.\n\nΑλφάβητο, алфавит\n\n中文字\n',
  'ar/docs/other.md': '---\ntitle: مقدمة\n---\n\nنص.\n',
  'ar/docs/level-1/_category_.yml': `label: ${word}\n`,
  'ar/docs/level-1/inner.md': '---\ntitle: مقدمة\n---\n\nنص.\n',
  ...Object.fromEntries(
    deep
      .slice(-2)
      .map((path, level) => [`en/docs/${path}/page.md`, `---\ntitle: Administration guide ${level}\n---\n\nText.\n`]),
  ),
}
