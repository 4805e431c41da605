/** Feeds, sitemaps and heads of the built site, held against what readers of them complain about most. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { elements } from '../../support/xml.ts'
import { brands, ensureBuilt } from '../support/builtSite.ts'

const test = suite('outputs')
const out = await ensureBuilt()

const filesOf = (brand: string, pattern: string) => fastGlob.sync(pattern, { cwd: join(out, brand) }).sort()
const textOf = (brand: string, file: string) => readFileSync(join(out, brand, file), 'utf8')
/** Values of one attribute of all tags of a name, in order. */
const values = (xml: string, tag: string, attribute: string) =>
  [...xml.matchAll(new RegExp(`<${tag}\\s[^>]*?\\b${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value!)
const repeated = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) !== index)

type Head = {
  readonly own: string
  readonly canonical: string
  readonly head: string
  readonly languages: readonly string[]
}

/** Of all pages of a brand, redirects left out. `own` is the address it is served at. */
function headsOf(brand: string): readonly Head[] {
  const origin = originOf(brand)
  return filesOf(brand, '**/index.html').flatMap((file) => {
    const html = textOf(brand, file)
    const head = html.slice(0, html.indexOf('</head>'))
    if (/<meta http-equiv="refresh"/.test(head)) return []
    const own = encodeURI(`${origin}/${file.slice(0, -'index.html'.length)}`)
    const languages = [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, lang, href]) => `${lang} ${href}`,
    )
    return [{ own, canonical: values(head, 'link rel="canonical"', 'href')[0]!, head, languages }]
  })
}

function urlsIn(brand: string) {
  return elements(textOf(brand, 'sitemap.xml'), 'url').map((url) => ({
    loc: elements(url, 'loc')[0]!,
    languages: new Map(
      values(url, 'xhtml:link', 'hreflang').map((lang, at) => [lang, values(url, 'xhtml:link', 'href')[at]!]),
    ),
  }))
}

function originOf(brand: string): string {
  return new URL(elements(textOf(brand, 'sitemap.xml'), 'loc')[0]!).origin
}

/** Addresses in the content of a post that mean nothing in a reader. */
const relative = (content: string) =>
  [...content.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)]
    .map(([, address]) => address!)
    .filter((address) => !/^(?:https?:\/\/|mailto:|tel:|data:image\/)/.test(address))

/** Links to other places that would hand over the page they are on, each once. */
const openers = (brand: string, origin: string) => {
  const found = new Map<string, string>()
  for (const file of filesOf(brand, '**/*.html'))
    for (const [link] of textOf(brand, file).matchAll(/<(?:a|area|form)\s(?:[^>"']|"[^"]*"|'[^']*')*>/g)) {
      const [, address = ''] = /\s(?:href|action)="([^"]*)"/.exec(link) ?? []
      const leaves = /^(?:https?:)?\/\//.test(address) && new URL(address, origin).origin !== origin
      if ((leaves || / target=/.test(link)) && !/\srel="(?:[^"]*\s)?noopener[\s"]/.test(link)) found.set(link, file)
    }
  return [...found].map(([link, file]) => `${file}: ${link}`)
}

const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:[A-Z][a-z]{2}) \d{4} \d\d:\d\d:\d\d GMT$/
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const heads = new Map(brands.flatMap(headsOf).map((head) => [head.own, head]))
const listedByAll = new Map(brands.flatMap((brand) => urlsIn(brand)).map((url) => [url.loc, url.languages]))
/** Homes of the prose that both brands show. */
const homes = { zh: originOf('clougence'), en: originOf('bladepipe') }

for (const brand of brands) {
  const origin = originOf(brand)

  test(`D-04 D-05 ${brand}: RSS names itself, posts have ids and dates, and nothing is relative`, () => {
    const files = filesOf(brand, '**/rss.xml')
    assert.is(files.length, 2)
    for (const file of files) {
      const xml = textOf(brand, file)
      assert.equal(xml.match(/<atom:link [^>]*rel="self"/g)?.length, 1)
      assert.equal(values(xml, 'atom:link', 'href'), [`${origin}/${file}`])
      const items = elements(xml, 'item').length
      assert.ok(items > 0)
      const [guids, dates, contents] = [
        elements(xml, 'guid'),
        elements(xml, 'pubDate'),
        elements(xml, 'content:encoded'),
      ]
      assert.equal([guids.length, dates.length, contents.length], [items, items, items])
      assert.equal(repeated(guids), [])
      assert.equal(
        [...dates, ...elements(xml, 'lastBuildDate')].filter((date) => !rfc822.test(date)),
        [],
      )
      assert.equal(
        elements(xml, 'link').filter((link) => !link.startsWith(`${origin}/`)),
        [],
      )
      assert.equal(contents.flatMap(relative), [])
    }
  })

  test(`D-04 D-05 ${brand}: Atom has id, title and date for itself and each entry, and one self link`, () => {
    const files = filesOf(brand, '**/atom.xml')
    assert.is(files.length, 2)
    for (const file of files) {
      const xml = textOf(brand, file)
      assert.equal(xml.match(/<link rel="self"/g)?.length, 1)
      assert.match(xml, `<link rel="self" href="${origin}/${file}"/>`)
      const entries = elements(xml, 'entry')
      assert.ok(entries.length > 0)
      for (const part of [xml.slice(0, xml.indexOf('<entry>')), ...entries])
        assert.equal(
          ['id', 'title', 'updated'].map((name) => elements(part, name).length),
          [1, 1, 1],
        )
      assert.equal(repeated(elements(xml, 'id')), [])
      assert.equal(
        elements(xml, 'updated').filter((date) => !rfc3339.test(date)),
        [],
      )
      assert.equal(elements(xml, 'content').flatMap(relative), [])
    }
  })

  test(`D-06 D-07 ${brand}: the sitemap lists pages once, with all their languages, and these list them`, () => {
    const xml = textOf(brand, 'sitemap.xml')
    const urls = urlsIn(brand)
    assert.ok(urls.length > 100 && urls.length <= 50_000, `${urls.length} addresses`)
    assert.ok(Buffer.byteLength(xml) <= 52_428_800)
    assert.equal(repeated(urls.map(({ loc }) => loc)), [])
    for (const { loc, languages } of urls) {
      const { origin: host, hash, search, href } = new URL(loc)
      assert.equal([host, hash, search, href], [origin, '', '', loc])
      if (!languages.size) continue
      assert.ok([...languages.values()].includes(loc), `${loc} lists itself`)
      assert.ok(languages.has('x-default'), `${loc} has a default`)
      for (const other of languages.values())
        assert.equal([...(listedByAll.get(other) ?? [])], [...languages], `${loc} and ${other}`)
    }
  })

  test(`D-07 ${brand}: heads and sitemap say the same; what is left out of one says so`, () => {
    const listed = new Set(elements(textOf(brand, 'sitemap.xml'), 'loc'))
    const problems: string[] = []
    const own = [...heads.values()].filter((each) => each.own.startsWith(`${origin}/`))
    for (const { own: address, canonical, head, languages } of own) {
      const isHidden = /<meta name="robots" content="noindex/.test(head)
      const addresses = [
        ...values(head, 'link rel="canonical"', 'href'),
        ...values(head, 'meta property="og:url"', 'content'),
      ]
      if (addresses.length !== 2 || addresses[0] !== addresses[1]) problems.push(`${address}: ${addresses.join(' ')}`)
      const isListed = listed.has(address)
      if (isListed !== (canonical === address && !isHidden))
        problems.push(`${address} is ${isListed ? '' : 'not '}listed`)
      if (heads.get(canonical)?.canonical !== canonical)
        problems.push(`${address} is known as ${canonical}, and that is not`)
      if (languages.length && !languages.some((each) => each.endsWith(` ${canonical}`)))
        problems.push(`${address} is not among its languages`)
      for (const each of languages)
        if (heads.get(each.split(' ')[1]!)?.languages.join() !== languages.join())
          problems.push(`${address} and ${each} disagree`)
      if (/localhost|127\.0\.0\.1/.test(head)) problems.push(`${address} names this machine`)
    }
    assert.ok(own.length > 200, `${own.length} pages`)
    assert.equal(problems, [])
  })

  test(`D-07 ${brand}: prose that brands share is known by one address in each language, other pages by their own`, () => {
    const problems: string[] = []
    let shared = 0
    for (const { own, canonical } of heads.values()) {
      if (!own.startsWith(`${origin}/`)) continue
      const { pathname } = new URL(own)
      const twin = brand === 'clougence' ? homes.en : homes.zh
      const html = textOf(brand, `${decodeURI(pathname.slice(1))}index.html`)
      const isShared = brand !== 'clouddm' && /<div[^>]* data-content=""/.test(html)
      const home = isShared ? (new URL(canonical).pathname.startsWith('/en/') ? homes.en : homes.zh) : origin
      if (isShared) shared++
      if (isShared && !heads.has(twin + pathname)) problems.push(`${twin}${pathname} is not there`)
      const article = /"@type":"(?:TechArticle|BlogPosting)","url":"([^"]*)"/.exec(html)?.[1]
      if (!canonical.startsWith(`${home}/`)) problems.push(`${own} is known as ${canonical}`)
      if (article && article !== canonical) problems.push(`${own} calls itself ${article}`)
    }
    assert.is(shared > 200, brand !== 'clouddm', `${shared} pages`)
    assert.equal(problems, [])
  })

  test(`J-16 ${brand}: no page can be reached from what it links to`, () => {
    assert.equal(openers(brand, origin), [])
  })
}

test.run()
