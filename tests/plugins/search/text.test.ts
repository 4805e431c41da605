/** Folding, terms, numbers and words in the files, excerpts: the parts everything else stands on. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  readNumbers,
  readDeltas,
  readWords,
  writeNumber,
  writeNumbers,
  writeDeltas,
  writeWords,
} from '../../../plugins/search/codec.ts'
import { excerptOf, highlight, rangesIn } from '../../../plugins/search/excerpt.ts'
import { fold, foldWithOffsets } from '../../../plugins/search/fold.ts'
import { readLengths, writeLengths } from '../../../plugins/search/lengths.ts'
import {
  fileNumbersOf,
  joinFileNumbers,
  writeFileNumbers,
  type FileNumbers,
} from '../../../plugins/search/fileNumbers.ts'
import { readFileNumbers } from '../../../plugins/search/shards.ts'
import { createRandom } from '../../support/random.ts'
import { gramsOf, bigramsOf, runsOf, termsOf } from '../../../plugins/search/tokens.ts'
import { highlightsIn, plain } from './support/indexes.ts'
import { fc } from '../../support/properties.ts'

const terms = (text: string) => termsOf(text, { keepAll: true })

test('width, case, accents, ligatures and characters nobody sees are folded', () => {
  assert.is(fold('ＭｙＳＱＬ（８．０）'), 'mysql(8.0)')
  assert.is(fold('Café ÀÉÎ ﬁne ΑΣ Ⅷ ㎡'), 'cafe aei fine ασ viii m2')
  assert.is(fold('Straße STRASSE ẞ Łódź Ørsted Đ œuvre ÆØÅ İıI'), 'strasse strasse ss lodz orsted d oeuvre aeoa iii')
  assert.is(fold('数\u200b据\u00ad库\ufeff'), '数据库')
  assert.is(fold('한글 がぎ カ'), '한글 がぎ カ')
})

test('digits in groups of three are one number; lists, ports, versions and dates stay as they are', () => {
  assert.is(fold('10,000, 1,234,567.5 bytes; 1,000'), '10000, 1234567.5 bytes; 1000')
  assert.is(fold('10\u202f000 and 10\u00a0000'), '10000 and 10000')
  for (const text of [
    '8111,3306',
    '443,8443',
    '1,2,3',
    '8.0.32',
    '0.123,456',
    '10,0000',
    '1,23',
    '1000,000',
    '80, 443',
    // A list of as many numbers; to look back to its beginning from each of them would take minutes.
    '123,'.repeat(50_000),
  ])
    assert.is(fold(text), text)
  assert.is(fold('端口80，443'), '端口80,443')
  assert.equal(terms('10,000'), ['10000'])
  assert.equal(terms('Ⅷ 1,000.5'), ['viii', '1000', '5', '1000.5'])
  assert.equal(foldWithOffsets('a 1,000 b'), { text: 'a 1000 b', offsets: [0, 1, 2, 4, 5, 6, 7, 8, 9] })
  assert.equal(highlightsIn(highlight('after 10,000 rows', ['10000'])), ['10,000'])
})

test('traditional characters are found as simplified ones', () => {
  assert.is(fold('資料庫複製與權限審計'), '资料库复制与权限审计')
  assert.is(fold('脫敏規則、雙向同步、刪除欄位'), '脱敏规则、双向同步、删除栏位')
})

test('a part of a folded text is the folded part of the text', () => {
  const characters = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(characters, fc.nat(40), fc.nat(40), (text, from, length) => {
      const points = [...text]
      const [before, part, after] = [
        points.slice(0, from),
        points.slice(from, from + length),
        points.slice(from + length),
      ]
      assert.is(fold(text), fold(before.join('')) + fold(part.join('')) + fold(after.join('')))
      assert.is(foldWithOffsets(text).text, fold(text))
    }),
    { numRuns: 2000 },
  )
})

test('scripts end each other; identifiers are their parts and the whole', () => {
  assert.equal(
    runsOf('MySQL到Kafka').map(({ kind, text }) => `${kind} ${text}`),
    ['word mysql', 'cjk 到', 'word kafka'],
  )
  assert.equal(terms('sql_policy'), ['sql', 'policy', 'sql_policy'])
  assert.equal(terms('fieldVectors HTTPServer'), ['fieldvectors', 'field', 'vectors', 'httpserver', 'http', 'server'])
  assert.equal(terms('v8.0.36'), ['v8', '0', '36', 'v8.0.36', '8.0.36'])
  assert.equal(terms('8.0-8.4'), ['8', '0', '8', '4', '8.0-8.4', '8.0', '8.4'])
  assert.equal(terms('MySQL8.0'), ['mysql8', 'sql', '0', 'mysql8.0', '8.0'])
  assert.equal(terms('postgresql-42.7.3.jar').slice(-2), ['postgresql-42.7.3.jar', '42.7.3'])
  assert.equal(terms('SQL_Policy'), ['sql', 'policy', 'sql_policy'])
  assert.equal(terms('MySQL'), ['mysql', 'sql'])
  assert.equal(terms('ＳＱＬ＿Ｐｏｌｉｃｙ'), ['sql', 'policy', 'sql_policy'])
})

test('each character begins a pair, the last one stands alone', () => {
  assert.equal(bigramsOf('数据库'), ['数据', '据库', '库'])
  assert.equal(bigramsOf('𠀀𠀁'), ['𠀀𠀁', '𠀁'])
  assert.equal(terms('数据，同步'), ['数据', '据', '同步', '步'])
})

test('words that are everywhere count in titles only; nobody looks for a word of 41 letters', () => {
  assert.equal(termsOf('How to use the console', { keepAll: false }), ['use', 'console'])
  assert.equal(terms('How to use'), ['how', 'to', 'use'])
  assert.equal(terms('a'.repeat(41)), [])
})

test('a word has a gram at each place', () => {
  assert.equal(gramsOf('data'), ['dat', 'ata', 'ta', 'a'])
})

test('numbers and words come back as they went', () => {
  const numbers = fc.array(fc.nat(2 ** 31 - 1))
  fc.assert(fc.property(numbers, (all) => assert.equal(readNumbers(writeNumbers(all)), all)))
  const rising = fc.uniqueArray(fc.nat(100_000)).map((all) => all.sort((a, b) => a - b))
  fc.assert(fc.property(rising, (all) => assert.equal(readDeltas(writeDeltas(all)), all)))
  const words = fc
    .uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }).map((word) => word.replaceAll(/[A-Z]/g, 'x')))
    .map((all) => all.sort())
  fc.assert(fc.property(words, (all) => assert.equal(readWords(writeWords(all)), all)))
  assert.is(writeWords(['data', 'database', '数据']), 'AdataEbaseA数据')
  const alike = Array.from({ length: 40 }, (_, length) => 'a'.repeat(length + 1))
  assert.equal(readWords(writeWords(alike)), alike)
})

test('a list of most files is as short as one of a few', () => {
  const all = Array.from({ length: 200 }, (_, number) => number)
  for (const files of [[7], [0, 199], all.slice(0, 100), all.slice(0, 101), all.slice(1), all]) {
    const text = writeFileNumbers(fileNumbersOf(files), 200)
    assert.equal(readFileNumbers(text, 200), files)
    assert.ok(text.length <= 1 + 2 * Math.min(files.length, 200 - files.length), text)
  }
})

test('lists of files of neighbours are one list', () => {
  const random = createRandom(7)
  for (let round = 0; round < 200; round++) {
    const files = Array.from({ length: 90 }, (_, file) => file).filter(() => random.below(3))
    const ends = [random.below(45), 45 + random.below(45), 90]
    let joined: FileNumbers | undefined
    for (const [part, end] of ends.entries()) {
      const from = ends[part - 1] ?? 0
      const own = files.filter((file) => file >= from && file < end).map((file) => file - from)
      if (own.length) joined = joinFileNumbers(joined, fileNumbersOf(own), from)
    }
    assert.equal(joined, fileNumbersOf(files))
  }
})

test('what is no number is refused', () => {
  for (const text of ['!', '!A', 'A数', '数A', writeNumber(1000).slice(0, 1), 'gggggggggg'])
    assert.throws(() => readNumbers(text), RangeError)
})

test('lengths are kept to a fifth, where there can be one', () => {
  const bodies = [0, 1, 2, 5, 10, 100, 5000]
  const given = [bodies, [0, 7, 7, 0, 7], [3, 0, 0, 3], [0, 0, 0, 9]]
  const [read, headings, titles, keywords] = readLengths(writeLengths(given, [3, 4]), [3, 4])
  const isNear = (length: number, real: number) => Math.abs(length - real) <= real * 0.2 + 0.5
  bodies.forEach((real, section) => assert.ok(isNear(read![section]!, real), `${real} ${read![section]}`))
  assert.equal(
    [Object.keys(headings!), Object.keys(titles!)],
    [
      ['1', '2', '4', '5', '6'],
      ['0', '3'],
    ],
  )
  assert.equal(Object.keys(keywords!), ['0', '3'])
  assert.ok(isNear(headings![4]!, 7) && isNear(titles![3]!, 3) && isNear(keywords![3]!, 9))
})

test('matches are highlighted in the text as it was written', () => {
  assert.equal(highlightsIn(highlight('Ｍｙｓｑｌ and MySQL', ['mysql'])), ['Ｍｙｓｑｌ', 'MySQL'])
  assert.equal(highlightsIn(highlight('複製 ﬁeld ﬁ', ['复制', '复制', 'ie', 'f'])), ['複製'])
  assert.equal(highlightsIn(highlight('ﬁeld', ['', 'i'])), ['ﬁ'])
  assert.equal(highlight('', ['x']), [])
})

test('where the query stands as a whole, its parts are not highlighted; overlapping parts are one highlight', () => {
  assert.equal(highlightsIn(highlight('data masking hides data', ['data masking', 'data', 'masking'])), [
    'data masking',
  ])
  assert.equal(highlightsIn(highlight('masking of data', ['data masking', 'data', 'masking'])), ['masking', 'data'])
  assert.equal(highlightsIn(highlight('数据脱敏', ['x', '数据', '据脱'])), ['数据脱'])
})

test('highlights never overlap and the text stays whole', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', '数', '據', 'ﬁ', ' ', '𠀀', '\u200b'), maxLength: 60 })
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 4 }), (words, needles) => {
      const folded = needles.map(fold)
      assert.is(plain(highlight(words, folded)), words)
      let last = 0
      for (const [start, end] of rangesIn(words, folded)) {
        assert.ok(start >= last && end > start && end <= words.length)
        last = end
      }
      assert.ok(words.includes(plain(excerptOf(words, folded)).replace(/^…|…$/g, '')))
    }),
    { numRuns: 1000 },
  )
})

test('an excerpt begins a little before the first match and cuts no word', () => {
  const text = `${'some words before '.repeat(20)}the needle stands here ${'and more words '.repeat(20)}`
  const shown = plain(excerptOf(text, ['needle']))
  assert.match(shown, /^…\s?[a-z]+ .*needle stands here.*[a-z] ?…$/)
  assert.ok(shown.length < 170, shown)
  assert.not.match(shown, /…(?:ome|ords|efore)/)
})

test('an excerpt shows 30 cells before the match and 150 in all; a wide character takes two', () => {
  const shown = (text: string, needle: string) => excerptOf(text, [needle]).map(([part]) => part)
  assert.equal(shown(`${'word '.repeat(40)}needle${' more'.repeat(40)}`, 'needle'), [
    '…',
    'word '.repeat(6),
    'needle',
    `${' more'.repeat(22)} `,
    '…',
  ])
  assert.equal(shown(`${'数'.repeat(40)}needle${'据'.repeat(90)}`, 'needle'), [
    '…',
    '数'.repeat(15),
    'needle',
    '据'.repeat(57),
    '…',
  ])
  assert.equal(shown('needle and more', 'needle'), ['needle', ' and more'])
})

test('a word of more than twenty letters is cut; a character of two units never', () => {
  const shown = (text: string) => excerptOf(text, ['数据']).map(([part]) => part)
  assert.equal(shown(`${'x'.repeat(60)}数据${'y'.repeat(200)}`), ['…', 'x'.repeat(10), '数据', 'y'.repeat(116), '…'])
  for (const before of ['', 'a'])
    for (const after of ['', 'b'])
      assert.ok(
        shown(`${before}${'𠀀'.repeat(40)}数据${after}${'𠀀'.repeat(99)}`)
          .join('')
          .isWellFormed(),
      )
})

test.run()
