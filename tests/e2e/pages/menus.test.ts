/** Bar, menu of a person, and footer: what stands in them at each brand, and where it leads. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brands, type BrandId } from '../support/builtSite.ts'
import { openScreens } from './screen.ts'

const test = suite('menus of the brands')
const open = await openScreens()
const hrefs = (brand: BrandId, path: string, part: 'nav' | 'footer') =>
  open(brand, path, part).links.map(([text, href]) => `${text.trim()} ${href}`)

/** They stand there, in this order, others between them. */
function has(list: readonly string[], wanted: readonly string[]): void {
  let from = 0
  for (const each of wanted) {
    const at = list.indexOf(each, from)
    assert.ok(at >= 0, `"${each}" is not in, or too early in\n${list.join('\n')}`)
    from = at + 1
  }
}

test('the bar of a platform brand: product, solutions, resources, prices, about', () => {
  for (const [brand, name, sources] of [
    ['bladepipe', 'BladePipe', 'Connectors'],
    ['clougence', 'CloudCanal', 'Data Sources'],
  ] as const) {
    open(brand, '/en/', 'nav').says(
      'Product',
      name,
      `Why ${name}`,
      sources,
      'Solutions',
      'Real-time Analytics',
      'AI & RAG',
    )
    open(brand, '/en/', 'nav').says('Resources', 'Blog', 'Documentation', 'Pricing', 'About')
    const all = open(brand, '/en/', 'nav').links.map(([, href]) => href)
    has(all, ['/en/', '/en/', '/en/why/', '/en/connector/', '/en/solution1/', '/en/solution2/', '/en/blog/'])
    has(all, ['/en/docs/intro/product_intro/', '/en/pricing/', '/en/about/'])
    open(brand, '/', 'nav').says('产品', '解决方案', '资源', '定价', '关于我们')
  }
})

test('the bar of the collaboration tool: home, its solution, resources, prices, about; no cloud to try', () => {
  const all = hrefs('clouddm', '/en/', 'nav')
  has(all, ['Home /en/', 'Pricing /en/pricing/', 'About /en/about/'])
  const { text, html } = open('clouddm', '/en/', 'nav')
  assert.not.match(text, /^Product$/m)
  assert.match(html, 'href="/en/clouddm_solution/"')
  assert.not.match(html, /data-try-cloud/)
})

test('only the domestic brand has more to learn: the overseas edition and the collaboration tool', () => {
  const { html } = open('bladepipe', '/en/', 'nav')
  open('bladepipe', '/en/', 'nav').says('Learn More', 'Overseas Edition', 'CloudDM')
  for (const address of ['https://www.clougence.com/', 'https://www.cdmgr.com/'])
    assert.match(
      html,
      new RegExp(`<a[^>]*href="${address}"[^>]*rel="noopener|<a[^>]*rel="noopener[^>]*href="${address}"`),
    )
  for (const brand of ['clougence', 'clouddm'] as const)
    assert.not.match(open(brand, '/en/', 'nav').text, /Learn More/, brand)
})

test('the logo leads to the root, logging in and trying the cloud to the login page', () => {
  for (const brand of brands) {
    const { html } = open(brand, '/en/pricing/', 'nav')
    assert.match(
      html,
      /<a[^>]*href="\/en\/"[^>]*aria-label="[^"]*home page"|<a[^>]*aria-label="[^"]*home page"[^>]*href="\/en\/"/,
    )
    assert.match(html, /<a[^>]*href="\/en\/login\/"[^>]*data-log-in/)
    if (brand !== 'clouddm') assert.match(html, /<a[^>]*href="\/en\/login\/"[^>]*data-try-cloud/)
  }
})

test('the menu of a person: profile, bills or orders at the console, other addresses on small screens, log out', () => {
  const consoles = {
    clougence: 'cloudcanal.clougence.com',
    bladepipe: 'cloud.bladepipe.com',
    clouddm: 'console.cdmgr.com',
  }
  for (const brand of brands) {
    const [word, page] = brand === 'clouddm' ? ['My Order', 'order'] : ['Billing', 'billing']
    const menu = /id="menu-account">[^]*?<\/ul>/.exec(open(brand, '/en/', 'nav').html)![0]
    const links = [...menu.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => `${text} ${href}`)
    const at = `https://${consoles[brand]}`
    assert.equal(links, [
      `Profile ${at}/#/system/profile`,
      `Profile ${at}/usercenter`,
      `${word} ${at}/#/system/${page}`,
      `${word} ${at}/billing`,
    ])
    assert.match(menu, 'Log out')
    assert.match(menu, /Hello<!-- --> <b[^>]*>User</)
  }
})

test('the footer has the columns of its brand, its legal lines and its icons', () => {
  for (const brand of ['bladepipe', 'clougence'] as const) {
    open(brand, '/en/', 'footer').says('Product', 'Pricing', 'Resources', 'Introduction', 'Quick Start', 'Blog')
    open(brand, '/en/', 'footer').says('Partners', 'StarRocks', 'OceanBase', 'AutoMQ', 'Doris', 'Greptime', 'Company')
    const all = hrefs(brand, '/en/', 'footer')
    has(all, ['Terms of Use /en/docs/policy/terms_of_use/', 'Privacy Policy /en/docs/policy/privacy_policy/'])
    has(all, ['Contact /en/about/#contactUs'])
  }
  has(hrefs('clouddm', '/en/', 'footer'), [
    'Supported Databases /en/docs/intro/product_func/',
    'Quick Start /en/docs/quick/quick_start/',
  ])
  open('bladepipe', '/en/', 'footer').says('BladePipe Co., Ltd.', 'GDPR', 'ISO 27001', 'SOC 2')
  open('clougence', '/', 'footer').says('杭州开云集致科技有限公司', '浙ICP备20007605号-1', '浙公网安备 33011002015480')
  open('clouddm', '/', 'footer').says('浙ICP备20007605号-4')
  const icons = open('bladepipe', '/en/', 'footer').links.map(([, href]) => href)
  has(icons, ['https://discord.gg/HMnThuQMup', 'https://www.linkedin.com/company/bladepipe', 'https://x.com/bladepipe'])
})

test.run()
