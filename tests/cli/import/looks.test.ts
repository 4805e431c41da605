/** `site import docusaurus`: icon, logos, picture of links and tags of the head. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { site } from '../../support/cli.ts'
import { tempSite } from '../../support/tempSite.ts'
import { assertSays } from './support/assertSays.ts'
import { onOneLine } from './support/onOneLine.ts'

const test = suite('looks')
const dressed: Readonly<Record<string, string>> = {
  'old/docusaurus.config.js': `export default {
  title: 'Acme', url: 'https://acme.example', baseUrl: '/', favicon: 'img/icon.ico',
  headTags: [
    { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://data.example', crossorigin: 'anonymous' } },
    { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{}' },
    { tagName: 'meta', attributes: { 'http-equiv': 'refresh', content: '0' } },
  ],
  presets: [['classic', { googleTagManager: { containerId: 'GTM-1' }, gtag: { trackingID: ['G-1', 'G-2'] } }]],
  themeConfig: {
    image: 'img/card.png', metadata: [{ name: 'google-site-verification', content: 'abc' }],
    navbar: { logo: { src: 'img/l.svg', srcDark: 'img/d.svg' } },
    colorMode: { defaultMode: 'dark', disableSwitch: true },
    announcementBar: { id: 'v2', content: '<b>Version&nbsp;2</b> is <a target="_blank" href="/docs/a">out</a> &amp; about' },
  },
}`,
  'old/docs/a.md': '# A\n',
  ...Object.fromEntries(['icon.ico', 'card.png', 'l.svg', 'd.svg'].map((name) => [`old/static/img/${name}`, 'x'])),
}

const { root, remove } = tempSite(dressed)
test.after(remove)

test('icon, logos, picture of links and tags of the head are kept; those that would run or redirect are told', async () => {
  const { code, stdout } = await site(['import', 'docusaurus', 'old', '--out', 'new', '--json'], { cwd: root })
  assert.is(code, 0, stdout)
  const config = onOneLine(readFileSync(join(root, 'new/site.config.ts'), 'utf8'))
  assertSays(config, [
    'logo: { light: "/img/l.svg", dark: "/img/d.svg" }',
    'favicon: "/img/icon.ico"',
    'colourMode: { only: "dark" }',
    'announcement: { text: "Version 2 is out & about", to: "/docs/a/" }',
    'analytics: { ga4: { id: "G-1" } }',
    'image: "/img/card.png"',
    '{ tag: "link", attributes: { rel: "preconnect", href: "https://data.example", crossorigin: "anonymous" } }',
    '{ tag: "meta", attributes: { name: "google-site-verification", content: "abc" } } ]',
  ])
  const told = (JSON.parse(stdout) as { notes: readonly { text: string }[] }).notes.map(({ text }) => text).join('\n')
  assert.match(
    told,
    'Tags of the head were left behind: <script type="application/ld+json">, <meta http-equiv="refresh">',
  )
  assert.match(told, 'Analytics was left behind: gtag G-2, googleTagManager')
  assert.not.match(told, /icon\.ico|card\.png|d\.svg/)
})

test.run()
