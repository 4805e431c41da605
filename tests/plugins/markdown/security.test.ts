/** Hostile text in `.md`: HTML (C-03), addresses (C-04), characters (C-05), ids (C-07). The same in a browser is tested end to end. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { applySeverities, isError } from '../../../engine/errors/severities.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { assertHarmless } from './support/harmless.ts'
import { payloads, schemes } from './support/payloads.ts'
import { bodyOf, htmlOf, problemsOf } from './support/read.ts'

test('C-03 the list is long enough', () => assert.ok(payloads.length >= 60))

for (const payload of payloads) {
  test(`C-03 ${JSON.stringify(payload.slice(0, 90))}`, async () => {
    for (const text of [payload, `Before\n\n${payload}\n\nAfter <br/> <b>bold</b>`])
      assertHarmless(await publishedHtml(text), text)
  })
}

test('C-03 what was left out is said, with its place', async () => {
  const problems = await problemsOf('a\n\n<script>x</script>\n\n<b onclick="x">y</b>')
  assert.equal(
    problems.map(({ code, severity, place }) => [code, severity, place?.line, place?.column]),
    [
      ['html-not-allowed', 'warning', 3, 1],
      ['html-not-allowed', 'warning', 5, 1],
    ],
  )
})

test('C-04 the list is long enough', () => assert.ok(schemes.length >= 60))

for (const scheme of schemes) {
  test(`C-04 ${JSON.stringify(scheme)}`, async () => {
    const quoted = scheme.replaceAll('"', '&quot;').replace(/^<|>$/g, '')
    const texts = [
      `[x](${scheme})`,
      `![x](${scheme})`,
      `[x]\n\n[x]: ${scheme}`,
      `<a href="${quoted}">x</a>`,
      `<img src="${quoted}">`,
      `[![x](${scheme})](/y)`,
    ]
    for (const text of texts) {
      const problems = await problemsOf(`\n${text}`)
      const html = await publishedHtml(text)
      assertHarmless(html, text)
      // Either it is no link at all in Markdown, or it is refused with its place.
      if (/<(?:a|img)\b[^>]*(?:href|src)="(?!\/y")/.test(html)) assert.unreachable(`${text} -> ${html}`)
      for (const { code, place } of problems) {
        assert.ok(
          ['link-scheme', 'file-outside', 'image-missing', 'html-not-allowed'].includes(code),
          `${code} for ${text}`,
        )
        assert.ok(place?.line && place.column)
      }
    }
  })
}

test('C-04 allowed addresses stay', async () => {
  const good = [
    'https://example.com/javascript:x',
    'HTTP://example.com',
    'mailto:a@b.c',
    'tel:+1',
    '#javascript:x',
    '/javascript:x',
    './javascript:x',
    '../a:b',
    '?a:b',
    'a/b:c',
    '//example.com',
    '',
  ]
  for (const address of good) assert.equal(await problemsOf(`[x](${address})`), [], address)
  assert.match(await htmlOf('![x](data:image/png;base64,AAAA)'), 'src="data:image/png;base64,AAAA"')
})

test('C-04 files outside of the project', async () => {
  for (const text of [
    '[x](../../../../../secret.md)',
    '![x](../../../../../../etc/passwd.png)',
    '[x](..%2F..%2F..%2F..%2F..%2Fx.md)',
    '<Include src="../../../../../_x.md" />',
  ]) {
    assert.equal(
      (await problemsOf(text)).map(({ code }) => code),
      ['file-outside'],
      text,
    )
  }
})

const attack = `" onmouseover=alert(1) x="'><img src=x onerror=alert(1)>`
const escaped = attack.replaceAll('"', '&quot;')
const positions: Readonly<Record<string, string>> = {
  'link title': `[a](/b '${attack.replaceAll("'", "\\'")}')`,
  'link title by reference': `[a]\n\n[a]: /b "${escaped}"`,
  'image title': `![a](/b "${escaped}")`,
  'image title of a figure': `![a](/b '${escaped}')`,
  'alternative text': `![${attack}](/b)`,
  heading: `## ${attack}`,
  'heading id': `## a {#${attack.replace(/[{}]/g, '')}}`,
  'table cell': `| ${attack} |\n|---|\n| ${attack} |`,
  'fence language': `\`\`\`${attack}\nx\n\`\`\``,
  'fence title': `\`\`\`js title='${attack.replaceAll("'", '')}'\nx\n\`\`\``,
  code: `\`${attack}\``,
  'class by reference': `\`\`\`a&#x20;b&quot;onclick=x\nx\n\`\`\``,
  'callout title': `:::note[${attack}]\nx\n:::`,
  'tab value': `<Tabs groupId='${attack.replaceAll("'", '')}'>\n<TabItem value='${attack.replaceAll("'", '')}'>\nx\n</TabItem>\n</Tabs>`,
  'link address': `[a](</b?${attack.replace(/[<>]/g, '')}>)`,
  'footnote name': `[^a"b]\n\n[^a"b]: ${attack}`,
  'html attribute': `<b title='${attack.replaceAll("'", '')}'>x</b>`,
}

for (const [name, text] of Object.entries(positions)) {
  test(`C-05 ${name}`, async () => assertHarmless(await publishedHtml(text), text))
}

test('C-07 ids are unique, stable, and shadow nothing', async () => {
  const headings = [
    'A',
    'A',
    'a',
    'A!',
    'A 1',
    'A-1',
    'A {#a-1}',
    'B {#a}',
    '标题',
    '标题',
    '标题 {#标题}',
    '🎉',
    '🎉',
    '`code`',
    '**bold**',
    'x'.repeat(300),
    '&amp;',
    '<b>b</b>',
    '[l](/m)',
    '...',
    '---x',
    'fn-1',
    'footnote-label',
    'constructor',
    '__proto__',
    'toString',
    'currentScript',
    'cookie',
    'location',
    'body',
    'forms',
    'x {#currentScript}',
    'x {#cookie}',
    'x {#documentElement}',
    'Onboarding',
    'x {#hasOwnProperty}',
    'section',
    'Section',
    'a b  c',
    'Ünïcode',
    'x[^1]',
    'undefined',
  ]
  const text = `${headings.map((heading) => `## ${heading}`).join('\n\n')}\n\n[^1]: note\n\n<b id="cookie">x</b> <b id="a">x</b>`
  const html = await htmlOf(text)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)
  assert.ok(ids.length >= 40)
  assert.is(new Set(ids).size, ids.length, `twice: ${ids.filter((id, index) => ids.indexOf(id) !== index).join()}`)
  for (const name of ['currentScript', 'cookie', 'documentElement', 'hasOwnProperty', 'constructor', ''])
    assert.not.ok(ids.includes(name), name)
  assert.is(await htmlOf(text), html)
  assert.not.match(html, / name=/)
})

test.run()

/**
 * As the most careless configuration publishes it, which makes every error a warning, but for frames of any host, which it gets
 * then. Nothing where there is no page even so.
 */
async function publishedHtml(text: string): Promise<string> {
  const codes = (await problemsOf(text)).map(({ code }) => code).filter((code) => code !== 'frame-host-unknown')
  const severities = Object.fromEntries(codes.map((code) => [code, 'warning' as const]))
  try {
    const { html, diagnostics } = await bodyOf(text, { severities })
    return applySeverities(diagnostics, { severities }).some(isError) ? '' : html
  } catch (error) {
    if (error instanceof SiteError) return ''
    throw error
  }
}
