/** `<CodeBlock>` around an expression, which is code here: what it shows is known when its page runs. */
import { mapProse } from '../fences.ts'
import type { Draft } from '../project.ts'
import { withStatements } from './frontText.ts'
import { shimOf } from './shims.ts'

const block = /<CodeBlock\b([^<>]*)>(\s*\{[^]*?\}\s*)<\/CodeBlock>/g
const isText = /^\s*\{\s*(?:`(?:[^`\\$]|\\.|\$(?!\{))*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*\}\s*$/

export function withPlainCode(text: string, draft: Draft, tell: (what: string) => void): string {
  const plain = mapProse(text, (prose) =>
    prose.replaceAll(block, (whole, given: string, inside: string) =>
      isText.test(inside) ? whole : `<PlainCode${given}>${inside}</PlainCode>`,
    ),
  )
  if (plain === text) return text
  tell('Code that expressions make (<CodeBlock>) is shown without colours')
  const module = shimOf('@theme/CodeBlock', 'site', draft).replace('./', '@site/')
  return withStatements(plain, [`import PlainCode from '${module}'`])
}
