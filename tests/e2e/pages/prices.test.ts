/** What the page of prices says: plans, comparison, calculator and questions, as the specification has them. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brands } from '../support/builtSite.ts'
import { openScreens } from './screen.ts'

const test = suite('prices')
const open = await openScreens()
const replication = ['clougence', 'bladepipe'] as const

test('four plans of the platform, each with a price, what it has and a way to begin', () => {
  for (const brand of replication) {
    const sign = brand === 'bladepipe' ? '$0.01' : '¥0.01'
    open(brand, '/en/pricing/').says(
      ...['Community', 'Free', 'License of 3 months', 'Download Now', 'Real-time change capture'],
      ...['Cloud', sign, 'per million rows', 'Start Free Trial', 'All of Community, plus'],
      ...['Enterprise', brand === 'bladepipe' ? 'Buy a License' : 'Try 90 Days', 'All of Cloud, plus', 'RBAC'],
      ...['Commercial trial', 'Free', '3 months', 'Start Free Trial', 'All of Cloud (BYOC), plus'],
    )
    const { leads } = open(brand, '/en/pricing/')
    assert.equal(leads('Evaluate your costs'), ['#calculator'])
    assert.equal(leads('View the pricing'), ['/en/docs/price/product_price/'])
  }
  open('clougence', '/pricing/').says('社区版', '免费', '商业版', '90 天')
  open('clougence', '/en/pricing/').says('50+ data sources', 'All 60+ sources')
  // The community edition has as many there.
  assert.not.match(open('bladepipe', '/en/pricing/').text, 'All 60+ sources')
})

test('two editions of the collaboration tool, with 16 kinds of sources', () => {
  open('clouddm', '/en/pricing/').says(
    ...['Community', 'Free', 'Download Now', '16 kinds of data sources', 'Data masking'],
    ...['Commercial', 'Buy a License', 'More source instances'],
  )
  const { html } = open('clouddm', '/en/pricing/')
  assert.match(html, 'href="https://console.cdmgr.com/#/system/license"')
  assert.not.match(html, /id="calculator"/)
  open('clouddm', '/en/pricing/').says('Kinds of data sources', '16', '16')
  open('clouddm', '/en/pricing/').says('Source instances', '10', 'Unlimited', 'Sub-accounts', '5', 'Unlimited')
})

test('the comparison of editions has its limits and what only some have', () => {
  for (const brand of replication) {
    open(brand, '/en/pricing/').says(
      ...['Sync tasks', '5', '30', 'By contract or order', 'Tables per task', '500', 'Unlimited'],
      ...['Data sources', brand === 'bladepipe' ? '60+' : '50+', '60+', 'Change data capture', 'Latency', '< 5 s'],
      ...['Schema migration', 'Verification and correction', 'Scheduled runs', 'DDL sync', 'Two-way sync'],
      ...['Visual transformation', 'Visual wide tables', 'Parallel tasks', 'Metadata lineage', 'System migration'],
      ...['Open API', 'Custom code', 'Monitoring integrations', 'Alerts by e-mail and webhook', 'Multi-tenancy'],
      ...['RBAC', 'Single sign-on', 'Multi-factor authentication', 'Audit log', 'Task high availability'],
      ...['SLA', 'Expert who helps', 'Architect', 'Priority of fixes and features', 'Customization'],
    )
  }
})

test('the calculator has its fields, its machines and their prices', () => {
  const { html } = open('bladepipe', '/en/pricing/')
  open('bladepipe', '/en/pricing/').says(
    'Cloud / BYOC',
    'Enterprise',
    'Rows loaded in full (ETL)',
    'Rows changed (CDC)',
  )
  for (const price of [1856, 3712, 1014, 3012]) assert.match(html, `&quot;price&quot;:${price},`)
  const { text } = open('bladepipe', '/en/pricing/')
  for (const words of ['Worker nodes', 'Links', 'Nodes with console, worker and metadata database'])
    assert.match(text, words)
  assert.match(text, '4 cores, 16 GB, 100 GB disk')
  assert.match(text, 'One host carries about five links')
  assert.match(text, '387.63')
  assert.match(text, '987.26')
})

test('the calculator says what online orders do not have, where there are some', () => {
  const words = 'please ask our sales team: Oracle, SAP HANA, Dameng and GaussDB as source'
  assert.match(open('clougence', '/en/pricing/').text, words)
  assert.match(open('clougence', '/pricing/').text, '需联系销售：以 Oracle、SAP HANA、达梦、GaussDB 作为源端')
  assert.not.match(open('bladepipe', '/en/pricing/').text, words)
})

test('questions about prices: credits, links, discounts, architecture; of a licence that ends', () => {
  for (const brand of replication) {
    const { says, leads } = open(brand, '/en/pricing/')
    says('What are credits', '300', 'What is a link?', 'discounts', 'How is it built')
    assert.ok(leads('Read about the architecture').includes('/en/docs/intro/product_arch/'))
    assert.equal(leads('Reach support'), ['/en/about/#contactUs'])
  }
  open('clouddm', '/en/pricing/').says('What happens when the community license expires?')
  assert.ok(open('clouddm', '/en/pricing/').leads('renew').includes('/en/docs/license/license_use/'))
  for (const brand of brands) assert.match(open(brand, '/pricing/').html, '"@type":"FAQPage"')
})

test('a credit is one of the currency, and a change costs a thousand times a row that is loaded', () => {
  open('clougence', '/pricing/').says('0.01', '百万行')
  open('clougence', '/pricing/').says('300', '1 元')
  open('bladepipe', '/en/pricing/').says('300', '$1')
  open('bladepipe', '/en/pricing/').says('$0.01', '$10')
})

test.run()
