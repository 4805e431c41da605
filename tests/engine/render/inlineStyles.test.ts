/** Styles that the project's plugins of rehype put into prose. */
import type { Root } from 'hast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Config } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { buildInMemory } from '../../support/memorySite.ts'

const file = 'content/acme/zh/docs/intro.md'

/** As KaTeX lays out a formula. */
const raised = () => (tree: Root) => {
  for (const node of tree.children)
    if (node.type === 'element' && node.tagName === 'p') node.properties['style'] = 'top:-3em'
}

async function told(markdown: string, config: Partial<Config> = {}, rehype = [raised]) {
  const { diagnostics } = await buildInMemory({ files: { [file]: markdown }, plugins: [docs({ rehype })], config })
  return diagnostics.filter(({ code }) => code === 'inline-style').map(({ message, place }) => [message, place?.file])
}

test('they are told with the page, unless the site allows them', async () => {
  const text = '# 介绍\n\n一段文字。\n'
  assert.equal(await told(text), [['The page contains an inline style: style="top:-3em"', file]])
  assert.equal(await told(text, { inlineStyles: true }), [])
})

test('text about a style is none', async () => {
  assert.equal(
    await told(
      '# 介绍\n\n## `<style>` 和 `<p style="a">`\n\n写 `<p style="color:red">` 或 <style>。\n\n```html\n<p style="a"><style>\n```\n',
      {},
      [],
    ),
    [],
  )
})

test.run()
