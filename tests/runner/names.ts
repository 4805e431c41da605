/** What the tests of a file are called, without running them. */
import { parseSync, Visitor } from 'vite'

/**
 * First arguments of `test(…)` and `test.only(…)`: a plain text as it is, anything else as it is written. Tests that are
 * made from a table may take an ID from its keys, so these count as well.
 */
export function namesIn(file: string, source: string): readonly string[] {
  const names: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      const isOnly =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'only'
      const called = isOnly ? callee.object : callee
      if (called.type !== 'Identifier' || called.name !== 'test' || !name) return
      names.push(name.type === 'Literal' ? String(name.value) : source.slice(name.start, name.end))
    },
    Property({ key }) {
      if (key.type === 'Literal' && /^[A-Z]-\d{2}$/.test(String(key.value))) names.push(String(key.value))
    },
  }).visit(parseSync(file, source).program)
  return names
}
