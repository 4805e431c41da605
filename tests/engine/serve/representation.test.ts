import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { contentTypeOf } from '../../../engine/serve/contentType.ts'
import { negotiate, type Encoding } from '../../../engine/serve/negotiate.ts'
import { readRange, type Range } from '../../../engine/serve/range.ts'
import { selectRepresentation } from '../../../engine/serve/representation.ts'

const all: readonly Encoding[] = ['br', 'gzip', 'identity']
const page = { name: 'docs/index.html', hash: 'abc', size: 5000, status: 200 as const }
const ask = (
  headers: Record<string, string>,
  file: Parameters<typeof selectRepresentation>[1] = page,
  method = 'GET',
) => selectRepresentation({ method, headers }, file)

test('I-05 the coding with the highest weight, the better one of equals', () => {
  const table: readonly (readonly [string | undefined, Encoding | undefined])[] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.5,br', 'br'],
    ['br;q=0.5,gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.0', 'identity'],
    ['*', 'br'],
    ['*;q=0.1', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['identity;q=0', undefined],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0.5, *;q=0', 'identity'],
    ['identity;q=0.2, gzip;q=0.2', 'gzip'],
    ['GZIP', 'gzip'],
    ['BR ; Q=0.8', 'br'],
    ['x-gzip', 'gzip'],
    ['deflate', 'identity'],
    ['!!!,, ;q=1, gzip;q=foo', 'identity'],
    ['gzip;q=1.5', 'identity'],
    ['gzip;q=-1', 'identity'],
    ['br;q=0.1234, gzip;q=0.1', 'gzip'],
    ['gzip;level=9', 'identity'],
    ['brotli', 'identity'],
    ['br;q=0.9, gzip;q=1.000', 'gzip'],
    ['br;q=0.9, gzip;q=1.0000', 'br'],
  ]
  for (const [header, expected] of table) assert.is(negotiate(header, all), expected, String(header))
})

test('I-05 only rewarding files are compressed, and every text varies', () => {
  const accept = { 'accept-encoding': 'gzip, br' }
  assert.equal(pick(ask(accept)), ['br', 'Accept-Encoding'])
  assert.equal(pick(ask({}, page)), ['identity', 'Accept-Encoding'])
  assert.equal(pick(ask(accept, { ...page, size: 1023 })), ['identity', 'Accept-Encoding'])
  assert.equal(pick(ask({ 'accept-encoding': 'gzip, identity;q=0' }, { ...page, size: 1023 })), [
    'gzip',
    'Accept-Encoding',
  ])
  const largest = 16 * 1024 * 1024
  assert.equal(
    [1024, largest, largest + 1].map((size) => ask(accept, { ...page, size }).encoding),
    ['br', 'br', 'identity'],
  )
  assert.equal(pick(ask(accept, { ...page, size: 1 << 28 })), ['identity', 'Accept-Encoding'])
  for (const name of ['x.png', 'x.woff2', 'x.zip', 'x.avif', 'x'])
    assert.equal(pick(ask(accept, { ...page, name })), ['identity', undefined])
})

test('I-05 406 where every form is refused', () => {
  assert.is(ask({ 'accept-encoding': 'identity;q=0' }).status, 406)
  assert.is(ask({ 'accept-encoding': 'br, identity;q=0' }, { ...page, name: 'x.png' }).status, 406)
})

test('I-03 ranges of ten bytes', () => {
  const table: readonly (readonly [string | undefined, Range | 'unsatisfiable' | undefined])[] = [
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=-1', { start: 9, end: 9 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes= 2-4 ', { start: 2, end: 4 }],
    ['BYTES=9-9', { start: 9, end: 9 }],
    ['bytes=0-999999999999', { start: 0, end: 9 }],
    ['bytes=-10', { start: 0, end: 9 }],
    ['bytes=-99999999999999999999', { start: 0, end: 9 }],
    [`bytes=-${'9'.repeat(400)}`, { start: 0, end: 9 }],
    [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-20', 'unsatisfiable'],
    [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=', undefined],
    ['bytes', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0x1-2', undefined],
    ['bytes=1.5-2', undefined],
    ['bytes=--1', undefined],
    ['bytes=1--1', undefined],
    ['bytes=0-0,2-3', undefined],
    ['bytes=0-1, -1', undefined],
    ['items=0-1', undefined],
    ['', undefined],
    [undefined, undefined],
  ]
  for (const [header, expected] of table) assert.equal(readRange(header, 10), expected, String(header))
  assert.is(readRange('bytes=0-0', 0), 'unsatisfiable')
  assert.is(readRange('bytes=-1', 0), undefined)
})

test('I-03 If-Range holds for the strong tag only, and the plain bytes are cut', () => {
  const range = { range: 'bytes=1-2', 'accept-encoding': 'br' }
  assert.equal(
    [ask(range).status, ask(range).encoding, ask(range).headers['Content-Range']],
    [206, 'identity', 'bytes 1-2/5000'],
  )
  assert.is(ask({ ...range, 'if-range': '"abc"' }).status, 206)
  for (const tag of ['W/"abc"', '"abc-br"', '"x"', 'Sat, 21 Nov 2026 10:00:00 GMT', '', '*']) {
    const answer = ask({ ...range, 'if-range': tag })
    assert.equal([answer.status, answer.encoding], [200, 'br'], tag)
  }
  const beyond = ask({ range: 'bytes=5000-' })
  assert.equal([beyond.status, beyond.headers['Content-Range']], [416, 'bytes */5000'])
  assert.is(ask({ ...range, 'accept-encoding': 'br, identity;q=0' }).status, 200)
  assert.is(ask(range, page, 'HEAD').status, 200)
  assert.is(ask(range, { ...page, status: 404 }).status, 404)
})

test('I-04 conditions', () => {
  const table: readonly (readonly [Record<string, string>, number])[] = [
    [{ 'if-none-match': '"abc"' }, 304],
    [{ 'if-none-match': 'W/"abc"' }, 304],
    [{ 'if-none-match': '"x", "abc" , "y"' }, 304],
    [{ 'if-none-match': '"x",W/"abc"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': ' * ' }, 304],
    [{ 'if-match': ' * ' }, 200],
    [{ 'if-match': '"x", "abc"' }, 200],
    [{ range: 'bytes=0-0', 'if-range': ' "abc" ' }, 206],
    [{ 'if-none-match': '"x"' }, 200],
    [{ 'if-none-match': 'abc' }, 200],
    [{ 'if-none-match': '' }, 200],
    [{ 'if-none-match': '"ab", "c"' }, 200],
    [{ 'if-none-match': '"abc-br"' }, 200],
    [{ 'if-none-match': '"abc"', 'accept-encoding': 'br' }, 200],
    [{ 'if-none-match': '"abc-br"', 'accept-encoding': 'br' }, 304],
    [{ 'if-none-match': '"abc-gzip"', 'accept-encoding': 'br' }, 200],
    [{ 'if-none-match': '"abc"', range: 'bytes=0-0' }, 304],
    [{ 'if-match': '"abc"' }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': 'W/"abc"' }, 412],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-match': '"x"', 'if-none-match': '"abc"' }, 412],
    [{ 'if-modified-since': 'Sat, 21 Nov 2099 10:00:00 GMT' }, 200],
  ]
  for (const [headers, status] of table) assert.is(ask(headers).status, status, JSON.stringify(headers))
  assert.is(ask({ 'if-none-match': '"abc"' }, { ...page, status: 404 }).status, 404)
})

test('I-04 every form has its own tag', () => {
  const tags = ['br', 'gzip', 'identity'].map((coding) => ask({ 'accept-encoding': coding }).headers['ETag'])
  assert.equal(tags, ['"abc-br"', '"abc-gzip"', '"abc"'])
})

test('I-06 media types', () => {
  const table: Record<string, string> = {
    'a.html': 'text/html; charset=utf-8',
    'a.js': 'text/javascript; charset=utf-8',
    'a.mjs': 'text/javascript; charset=utf-8',
    'a.css': 'text/css; charset=utf-8',
    'a.json': 'application/json; charset=utf-8',
    'a.js.map': 'application/json; charset=utf-8',
    'a.svg': 'image/svg+xml; charset=utf-8',
    'feed.xml': 'application/xml; charset=utf-8',
    'robots.txt': 'text/plain; charset=utf-8',
    'a.md': 'text/markdown; charset=utf-8',
    'site.webmanifest': 'application/manifest+json; charset=utf-8',
    'a.wasm': 'application/wasm',
    'a.woff2': 'font/woff2',
    'a.ico': 'image/x-icon',
    'a.PNG': 'image/png',
    'a.jpg': 'image/jpeg',
    'a.webp': 'image/webp',
    'a.avif': 'image/avif',
    'a.gif': 'image/gif',
    'a.zip': 'application/zip',
    'a.jpeg': 'image/jpeg',
    'a.mp4': 'video/mp4',
    'a.webm': 'video/webm',
    'a.MOV': 'video/quicktime',
    'a.mp3': 'audio/mpeg',
    'a.ogg': 'audio/ogg',
    'a.vtt': 'text/vtt; charset=utf-8',
    'a.csv': 'text/csv; charset=utf-8',
    'a.pdf': 'application/pdf',
    'a.ttf': 'font/ttf',
    'a.woff': 'font/woff',
    download: 'application/octet-stream',
    'a.html.bak': 'application/octet-stream',
    html: 'application/octet-stream',
    '.html': 'application/octet-stream',
    'x.d/html': 'application/octet-stream',
  }
  for (const [file, type] of Object.entries(table)) assert.is(contentTypeOf(file).type, type, file)
  const packed = Object.keys(table).filter((file) => !contentTypeOf(file).compressible)
  const unpacked = packed
    .map((file) => file.replace(/^.*\./, '').toLowerCase())
    .sort()
    .join(' ')
  assert.is(
    unpacked,
    'avif bak d/html download gif html html ico jpeg jpg mov mp3 mp4 ogg pdf png webm webp woff woff2 zip',
  )
})

test('I-07 hashed files are kept for ever, all others are asked for again', () => {
  const kept = (file: Partial<Parameters<typeof selectRepresentation>[1]>, headers = {}) =>
    ask(headers, { ...page, ...file }).headers['Cache-Control']
  assert.is(kept({ immutable: true, name: 'assets/a.js' }), 'public, max-age=31536000, immutable')
  assert.is(
    kept({ immutable: true, name: 'assets/a.js' }, { 'if-none-match': '*' }),
    'public, max-age=31536000, immutable',
  )
  assert.is(kept({ immutable: true, status: 404 }), 'no-cache')
  assert.is(kept({}), 'no-cache')
  assert.is(kept({ name: 'feed.xml' }), 'no-cache')
})

test.run()

function pick({ encoding, headers }: ReturnType<typeof selectRepresentation>) {
  return [encoding, headers['Vary']]
}
