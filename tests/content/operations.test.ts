/** What can be done with an object of an engine is said on the page of the engine, in the overview, and on the page of the object: the same. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')

/** Operations by the letters of the overview, and kinds of objects, as each language writes them. */
type Words = { readonly engine: string } & Readonly<Record<'letters' | 'objects', Readonly<Record<string, string>>>>

const words: Readonly<Record<string, Words>> = {
  en: {
    engine: 'Engine',
    letters: { new: 'N', edit: 'E', rename: 'R', drop: 'D', truncate: 'T', 'get ddl': 'L', properties: 'P', compile: 'C' },
    objects: {
      ...{ Database: 'database', 'Database (schema)': 'schema', Schema: 'schema', 'Schema (library)': 'schema' },
      ...{ Table: 'table', View: 'view', Function: 'function', Procedure: 'procedure', Trigger: 'trigger' },
    },
  },
  zh: {
    engine: '引擎',
    letters: { 新建: 'N', 编辑: 'E', 重命名: 'R', 删除: 'D', 清空: 'T', '获取 ddl': 'L', 属性: 'P', 编译: 'C' },
    objects: {
      ...{ 库: 'database', '库（Schema）': 'schema', Schema: 'schema', 'Schema（库）': 'schema' },
      ...{ 表: 'table', 视图: 'view', 函数: 'function', 存储过程: 'procedure', 触发器: 'trigger' },
    },
  },
}

type Table = readonly (readonly string[])[]
/** Letters by object, in the order of the alphabet. */
type Operations = Readonly<Record<string, string>>

const tablesIn = (text: string): readonly Table[] =>
  [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) =>
    table!
      .trim()
      .split('\n')
      .filter((_, index) => index !== 1)
      .map((line) => line.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').split('|').slice(1, -1).map((cell) => cell.trim())),
  )

const namesIn = (cell: string): readonly string[] => cell.split(/, |、/)
const sorted = (letters: string): string => [...letters].sort().join('')

for (const locale of ['en', 'zh']) {
  const { engine, letters, objects } = words[locale]!
  const read = (file: string) => readFileSync(resolve(root, `content/clouddm/${locale}/docs/console/${file}`), 'utf8')
  const letterOf = (name: string) => letters[name.toLowerCase()] ?? ''

  /** Rows by their first cell, of tables whose columns are operations. */
  const ticksIn = (text: string): readonly [name: string, letters: string][] =>
    tablesIn(text)
      .filter(([head]) => namesIn(head![1]!).some(letterOf))
      .flatMap(([head, ...rows]) =>
        rows.map(([name, ...cells]): [string, string] => [
          name!,
          sorted(cells.map((cell, index) => (cell === '✓' ? namesIn(head![index + 1]!).map(letterOf).join('') : '')).join('')),
        ]),
      )

  const operationsIn = (text: string): Operations =>
    Object.fromEntries(ticksIn(text).flatMap(([name, found]) => (objects[name] ? [[objects[name], found]] : [])))

  const engines: Readonly<Record<string, Operations>> = Object.fromEntries(
    fastGlob.sync('operate/*.md', { cwd: resolve(root, `content/clouddm/${locale}/docs/console`) }).flatMap((file) => {
      const text = read(file)
      const title = /^title: (.+?)(?: objects| 对象操作)$/m.exec(text)![1]!
      const parts = text.split(/^### (Db2.*)$/m)
      return parts.length === 1
        ? [[title, operationsIn(text)]]
        : [1, 3].map((index) => [parts[index]!, operationsIn(parts[index + 1]!)])
    }),
  )

  test(`the overview has the operations of each engine (${locale})`, () => {
    assert.is(Object.keys(engines).length, 11)
    const [kinds, operations] = tablesIn(read('visual_editor.md')).filter(([head]) => head![0] === engine)
    for (const [names, ...cells] of operations!.slice(1))
      for (const name of namesIn(names!)) {
        const said = operations![0]!.slice(1).map((object, index) => [objects[object]!, sorted(cells[index]!.replace('–', ''))])
        assert.equal(Object.fromEntries(said.filter(([, found]) => found)), engines[name], name)
      }
    for (const [names, schema, tables, , routines, trigger] of kinds!.slice(1))
      for (const name of namesIn(names!)) {
        const has = (...of: readonly string[]) => (of.some((object) => engines[name]![object]) ? '✓' : '–')
        const said = [has('schema'), has('table', 'view'), has('function', 'procedure'), has('trigger')]
        assert.equal([schema, tables, routines, trigger], said, name)
      }
  })

  for (const object of ['table', 'view', 'function', 'procedure', 'trigger'])
    test(`the page of the ${object} has them, too (${locale})`, () => {
      const rows = ticksIn(read(`${object}.md`))
      assert.equal(rows.flatMap(([names]) => namesIn(names)).sort(), Object.keys(engines).sort())
      for (const [names, found] of rows) for (const name of namesIn(names)) assert.is(found, engines[name]![object] ?? '', name)
    })
}

test.run()
