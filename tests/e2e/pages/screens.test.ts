/** What the screens of the site say and where they lead, as the specification asks for it. Prices are in `prices.test.ts`. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'yaml'
import { brands, locales, localized, type BrandId } from '../support/builtSite.ts'
import { openScreens } from './screen.ts'

const test = suite('screens')
const open = await openScreens()
const replication: readonly BrandId[] = ['clougence', 'bladepipe']

/** In both languages, because what is said in one may be missing in the other. */
function inBoth(brand: BrandId, path: string, texts: Readonly<Record<'zh' | 'en', readonly string[]>>): void {
  for (const locale of locales) open(brand, localized(locale, path)).says(...texts[locale])
}

test('every page has its address, in both languages and at every brand', () => {
  const named =
    'about why connector pricing clouddm clouddm_solution solution1 solution2 login register registerFromMarket'
  const paths = ['/', ...`${named} resetPwd loading markdown-page blog`.split(' ').map((name) => `/${name}/`)]
  for (const brand of brands)
    for (const path of paths)
      for (const locale of locales) {
        const { text, html } = open(brand, localized(locale, path))
        assert.ok(text.length > 40, `${brand} ${locale} ${path}: ${text}`)
        assert.is([...html.matchAll(/<h1[\s>]/g)].length, 1, `${brand} ${locale} ${path}`)
      }
})

test('the not-found page leads home and to support', () => {
  for (const brand of brands) {
    const { says, leads } = open(brand, '/en/404.html')
    says('Page not found')
    assert.equal(leads('Go back home'), ['/en/'])
    assert.equal(leads('Contact support'), ['/en/about/#contactUs'])
    open(brand, '/404.html').says('页面未找到', '返回首页', '联系支持')
  }
})

test('the home page begins with the quick start, the cloud and the download', () => {
  for (const brand of replication) {
    inBoth(brand, '/', {
      zh: ['实时同步数据', '试用云服务', '快速开始', '下载商业版'],
      en: ['Replicate data in real time', 'Try Cloud Free', 'Quick start', 'Download Enterprise'],
    })
    const { html, leads } = open(brand, '/en/')
    assert.ok(leads('Quick start').includes('/en/docs/quick/quick_start_byoc/'))
    assert.match(html, /<a[^>]*data-download=""/)
    assert.match(html, /<a[^>]*data-try-cloud=""/)
    assert.match(html, /data-source="buy_a_license"/)
  }
})

test('the home page has its claims, its numbers and its blocks in their order', () => {
  for (const brand of replication) {
    open(brand, '/en/').says('60+', 'no code', '3 seconds')
    inBoth(brand, '/', {
      zh: ['增量不遗漏', '端到端直达', '安全可控', '100+', '10,000+', '5,000+'],
      en: ['incrementally', 'end to end', 'securely', '100+', '10,000+', '5,000+'],
    })
    open(brand, '/en/').says(
      'Trusted by teams that cannot wait',
      'Li Auto',
      'A lower bill at every size',
      'Fresh within seconds',
      'One pipeline, from the first row to the last change',
      'What a task can do',
      'Whatever you run',
      'Where it is used',
      'Runs where your data lives',
      'Your first task can run within minutes',
      'Recent posts',
      'min read',
      'min read',
      'min read',
    )
  }
})

test('each thing the platform does is shown where its brand offers it', () => {
  const all = ['Incremental sync', 'Full migration', 'Processing and cleaning', 'Schema migration']
  all.push('Verification and correction', 'Data for AI', 'Two-way sync', 'Monitoring and alerts')
  open('bladepipe', '/en/').says(...all)
  open('clougence', '/en/').says(...all.filter((title) => !/cleaning|Two-way/.test(title)))
  // What has no place of its own there is told with the others.
  open('clougence', '/en/').says('virtual columns and wide tables')
  open('clougence', '/en/').says('DDL')
})

test('scenes lead to their solutions, ways to deploy to the prices', () => {
  for (const brand of replication) {
    const { html } = open(brand, '/en/')
    for (const href of ['/en/solution1/', '/en/solution2/', '/en/pricing/', '/en/why/', '/en/connector/'])
      assert.match(html, `href="${href}"`, `${brand} ${href}`)
    assert.match(html, /<a[^>]*data-dialog="connector-request"/)
  }
})

test('the home page of the collaboration tool shows what it does, its databases and its repositories', () => {
  for (const path of ['/', '/clouddm/'])
    inBoth('clouddm', path, {
      zh: ['数据库访问', '数据库 CI/CD', '数据脱敏', 'MySQL', 'Redis', '阿里云', '华为云', 'Azure', 'AWS'],
      en: ['Database access', 'Database CI/CD', 'Data masking', 'MySQL', 'Redis', 'Alibaba Cloud', 'Huawei Cloud'],
    })
  const { html, leads } = open('clouddm', '/en/')
  assert.match(html, 'https://github.com/ClouGence/open-cdm')
  assert.match(html, 'https://gitee.com/clougence/open-cdm')
  assert.ok(leads('Learn more').includes('/en/docs/devops/devops_about/'))
  const scenes = ['One way in', 'GitOps and CI/CD', 'Orderly requests', 'Many kinds of databases', 'SQL guidelines']
  open('clouddm', '/en/').says(...scenes, 'Sensitive data protected')
})

test('tiles, prices and documentation of the collaboration tool know the same 16 databases', () => {
  const file = resolve(import.meta.dirname, '../../../content/data/databases.yml')
  const groups = Object.values(
    parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly { name: string }[]>>,
  )
  const names = groups.flat().map(({ name }) => name)
  assert.is(names.length, 16)
  for (const path of ['/', '/en/', '/docs/intro/product_func/', '/en/docs/intro/product_func/']) {
    const { text } = open('clouddm', path)
    assert.equal(
      names.filter((name) => !text.includes(name)),
      [],
      path,
    )
  }
})

test('the comparison sets the product against two others in eight ways, and tells where each is best', () => {
  for (const brand of replication) {
    open(brand, '/en/why/').says('1M', '10M', '100M', '1000M')
    const features = ['Sync mode', 'Reading the source', 'Connectors', 'Extensibility', 'Schema changes', 'Open source']
    open(brand, '/en/why/').says(...features, 'Deployment', 'Support')
    open(brand, '/en/why/').says('Open source', 'No', 'Yes', 'No')
    open(brand, '/en/why/').says('Deployment', 'Cloud (BYOC) or self-hosted', 'Self-hosted or managed', 'Managed cloud')
    open(brand, '/en/why/').says('Connectors', '60+', '300+', '200')
    open(brand, '/en/why/').says('≤ 10 s', '≥ 1 min', '≥ 1 min')
    open(brand, '/en/why/').says('Between relational databases', 'lakehouse', 'SaaS applications', 'Across clouds')
    open(brand, '/why/').says('Airbyte', 'Fivetran')
  }
  open('bladepipe', '/en/why/').says('AWS EC2 t2.xlarge, $200')
  open('clougence', '/why/').says('482.40')
})

test('the analytics solution says how it is built', () => {
  for (const brand of replication) {
    inBoth(brand, '/solution1/', { zh: ['StarRocks', 'Stream Load'], en: ['StarRocks', 'Stream Load'] })
    const cards = ['Prepared in real time', 'All systems joined', 'Light on resources', 'Fits your layers']
    open(brand, '/en/solution1/').says('How it is built', 'change capture', ...cards)
  }
})

test('the solution for AI says what it uses, in five steps, and for whom', () => {
  for (const brand of replication) {
    const { text } = open(brand, '/en/solution2/')
    for (const word of ['RAG API', 'OpenAI', 'Anthropic', 'PostgreSQL', 'Elasticsearch', 'MongoDB', 'StarRocks'])
      assert.match(text, word, `${brand} ${word}`)
    // Not all of them make vectors: the documentation says whose models do.
    assert.not.match(text, /vectors with/)
  }
  inBoth('bladepipe', '/solution2/', { zh: ['RAG API'], en: ['One pass', 'Always current'] })
  assert.match(open('bladepipe', '/en/solution2/').text, 'enriched with models of OpenAI, Anthropic')
})

test('the solution for teams says who may do what, how changes are approved, and what is masked', () => {
  const { text } = open('clouddm', '/en/clouddm_solution/')
  for (const word of [/permission/i, /approv/i, /SQL/, /mask/i, /DingTalk/, /Feishu/, /WeCom/, /single sign-on/])
    assert.match(text, word)
  assert.match(open('clouddm', '/clouddm_solution/').text, '单点登录')
})

test('about: the story, four of the team, the work, and how to reach them', () => {
  const stories: Readonly<Record<BrandId, readonly string[]>> = {
    bladepipe: ['2019', '2021', '2023', '2024', '2026'],
    clougence: ['2019', '2021', '2023', '2024', '2025', '2026'],
    clouddm: ['2019', '2021', '2023', '2023', '2024', '2026'],
  }
  for (const brand of brands) {
    open(brand, '/en/about/').says('Our story', ...stories[brand], 'Who we are')
    open(brand, '/en/about/').says('On-site', 'Remote work', 'Customer-facing R&D', 'Remote support')
    assert.is(open(brand, '/en/about/').html.match(/<blockquote/g)?.length, 4, brand)
    assert.match(open(brand, '/about/').html, 'id="contactUs"')
  }
  open('bladepipe', '/about/').says('简单', '精确', '稳定', '实时')
  open('bladepipe', '/en/about/').says('support@bladepipe.com')
  open('clougence', '/en/about/').says('0571-88603096')
  open('clouddm', '/en/about/').says('984263002')
})

test('the catalogue has 69 connectors, nine to a page, with filters and two ways to ask for more', () => {
  for (const brand of replication) {
    const { html, says, leads } = open(brand, '/en/connector/')
    says('60+ connectors supported', 'More on the way')
    const [list] = /"@type":"ItemList"[^]*?<\/script>/.exec(open(brand, '/en/connector/').html)!
    assert.is(list.match(/"ListItem"/g)?.length, 69)
    assert.match(html, /data-dialog="connector-request"/)
    assert.ok(leads('Contact us').includes('/en/about/#contactUs'))
    open(brand, '/en/connector/').says('Search connectors')
    assert.is(/Enterprise only/.test(open(brand, '/en/connector/').text), brand === 'clougence')
  }
  open('clouddm', '/en/connector/').says('60+ connectors supported', 'CloudCanal')
  open('clouddm', '/connector/').says('支持 60+ 数据源', 'CloudCanal')
})

test('a connector has its facts, patterns, a checklist, neighbours and questions', () => {
  for (const brand of replication) {
    const { says, html } = open(brand, '/en/connector/mysql/')
    says('View Docs', 'As a source', 'Supported', 'As a target', 'Supported', 'Ways to use it')
    says('Before you start', 'Related posts', 'View all connectors', 'Free Community', 'Questions and answers')
    assert.match(html, '"@type":"FAQPage"')
    assert.match(html, '"@type":"BreadcrumbList"')
  }
})

test('what only the commercial editions connect is not promised for free', () => {
  inBoth('clougence', '/connector/oracle/', {
    zh: ['仅限商业版', '商业版可免费试用', '试用云服务', '查看定价', '快速开始'],
    en: ['Enterprise only', 'enterprise edition can be tried', 'Try Cloud Free', 'View the pricing', 'Quick Start'],
  })
  for (const [brand, isFree] of [
    ['clougence', false],
    ['bladepipe', true],
  ] as const)
    assert.is(/Free Community/.test(open(brand, '/en/connector/oracle/').text), isFree, brand)
  // There it says which sources are priced by sales.
  assert.equal(open('clougence', '/en/connector/oracle/').leads('View the pricing'), ['/en/docs/price/product_price/'])
})

test('who installs on machines of their own is not led to the quick start of the cloud', () => {
  const own = ['/en/docs/quick/quick_start/']
  for (const brand of replication) {
    assert.equal(open(brand, '/en/', 'page').leads('How to install'), own, brand)
    for (const path of ['/en/', '/en/pricing/', '/en/connector/mysql/']) {
      const { html } = open(brand, path, 'page')
      const opened = [...html.matchAll(/<a\s([^>]*data-dialog="install-community"[^>]*)>/g)].map(
        ([, attributes]) => attributes!,
      )
      assert.ok(opened.length, `${brand} ${path}`)
      for (const attributes of opened) assert.match(attributes, `href="${own}"`, `${brand} ${path}`)
      const [dialog] = /<dialog id="install-community"[^]*?<\/dialog>/.exec(html)!
      assert.match(dialog, `href="${own}"`, `${brand} ${path}`)
    }
  }
})

test('pages about the other product lead to the site where it is sold', () => {
  for (const path of ['/en/why/', '/en/solution1/', '/en/solution2/']) {
    const { html } = open('clouddm', path)
    assert.match(html, 'href="https://www.clougence.com"', path)
    assert.not.match(html, 'data-try-cloud', path)
  }
  for (const path of ['/en/clouddm/', '/en/clouddm_solution/'])
    assert.match(open('clougence', path).html, 'href="https://www.cdmgr.com"', path)
})

test.run()
