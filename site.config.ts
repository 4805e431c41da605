import { defineSite } from './engine/index.ts'
import { blog } from './plugins/blog/index.ts'
import { brandLogo } from './plugins/brandLogo/index.ts'
import { connectors } from './plugins/connectors/index.ts'
import { consoleSandbox } from './plugins/console-sandbox/index.ts'
import { docs } from './plugins/docs/index.ts'
import { feeds } from './plugins/feeds/index.ts'
import { hosts } from './plugins/hosts/index.ts'
import { i18n } from './plugins/i18n/index.ts'
import { links } from './plugins/links.ts'
import { llms } from './plugins/llms.ts'
import { markdownSources } from './plugins/markdownSources.ts'
import { mermaid } from './plugins/mermaid/index.ts'
import { openapi, openapiParts } from './plugins/openapi/index.ts'
import { pages } from './plugins/pages.ts'
import { pricing, pricingFigures } from './plugins/pricing/index.ts'
import { qrCode } from './plugins/qrCode.ts'
import { quality } from './plugins/quality/index.ts'
import { redirects, redirectsOf } from './plugins/redirects/index.ts'
import { robots } from './plugins/robots.ts'
import { sitemap } from './plugins/sitemap.ts'
import { search } from './plugins/search/index.ts'
import { socialImages } from './plugins/socialImages/index.ts'
import { sprite } from './plugins/sprite.ts'
import { styles } from './plugins/styles/index.ts'
import { theme } from './plugins/theme/index.ts'
import { urls } from './plugins/urls/index.ts'
import { webmanifest } from './plugins/webmanifest.ts'
import { hasConnectorPages, type SiteBrand } from './site/brand.ts'
import { brandSchema } from './site/brandSchema.ts'
import { contactQrCode } from './site/contactQrCode.ts'
import { marksFile } from './site/marks/markOf.ts'
import { symbols } from './site/marks/symbols.ts'
import { coverSchema } from './site/features/blog/covers.ts'
import { nativeIntegers } from './site/nativeIntegers.ts'
import { isNoindex } from './site/noindex.ts'
import { cardFonts, commonRedirects, notForCrawlers, postCard, socialCards } from './site/outputs.ts'
import { isLinkList, joinsOf, synonymsOf } from './site/searchFields.ts'
import { feedWords, figureWords, labelsOf, llmsSections, llmsWords, openapiWords } from './site/strings/outputs.ts'
import { crumbsOf, keywordsOf, titleOf } from './theme/searchFields.ts'
import { webmanifestMembers } from './theme/webmanifestMembers.ts'
import { termsIn } from './site/strings/terms.ts'
import { brandCss } from './theme/styles/brandCss.ts'
import { contrastPairs } from './theme/styles/contrastPairs.ts'

/** `0 元`: the order for a licence that costs nothing. Kinds of sources: those of a release, which stay what they were. */
const figures = pricingFigures({ words: figureWords, allowed: ['0 元', '10 种数据源', '15 种数据源'] })

export default defineSite({
  locales: [
    { id: 'zh', name: '中文', lang: 'zh-CN' },
    { id: 'en', name: 'English', lang: 'en' },
  ],
  brands: { folder: 'brands', schema: brandSchema, files: ['public/logo.svg', 'public/favicon.svg'] },
  components: ['theme'],
  // What a page promises is published only if it comes from the data.
  severities: {
    'price-not-from-data': 'error',
    'latency-not-from-data': 'error',
    'count-not-from-data': 'error',
    'term-avoided': 'error',
  },
  plugins: [
    // Makers: files become pages.
    docs<SiteBrand>({
      labels: labelsOf,
      fences: { mermaid },
      figures,
      terms: termsIn,
      dataParts: openapiParts({ words: openapiWords }),
      indexView: 'theme/layouts/DocsIndex.tsx',
      sidebars: (brand) => brand.sidebars,
    }),
    blog({
      indexView: 'theme/layouts/Index.tsx',
      cover: coverSchema,
      labels: labelsOf,
      fences: { mermaid },
      figures,
      terms: termsIn,
    }),
    connectors<SiteBrand>({
      connections: (brand) => brand.connections,
      indexView: 'theme/layouts/Index.tsx',
      pages: hasConnectorPages,
      labels: labelsOf,
    }),
    pages<SiteBrand>({ noindex: isNoindex, views: { '/search/': 'theme/pages/search.page.tsx' } }),
    pricing<SiteBrand>({ list: ({ offering, currency }) => ({ offering, currency }), words: figureWords }),
    openapi(),
    styles(),
    nativeIntegers(),
    brandLogo(),
    sprite({ file: marksFile, symbols }),
    theme<SiteBrand>({ css: (brand) => brandCss(brand.theme), readable: contrastPairs }),
    socialImages<SiteBrand>({ cards: socialCards, pageCard: postCard, fonts: cardFonts }),
    // Finishers: pages become files and problems.
    redirects({ common: commonRedirects }),
    sitemap(),
    robots({ disallow: notForCrawlers }),
    feeds<SiteBrand>({ about: feedWords }),
    search<SiteBrand>({
      provider: (brand) => brand.search ?? 'own',
      crumbs: crumbsOf,
      title: titleOf,
      keywords: keywordsOf,
      joins: joinsOf,
      skip: isLinkList,
      synonyms: synonymsOf,
    }),
    markdownSources(),
    llms<SiteBrand>({ about: llmsWords, sections: llmsSections }),
    qrCode<SiteBrand>({ file: contactQrCode, text: ({ contact }) => contact.wechat }),
    webmanifest<SiteBrand>({ members: webmanifestMembers }),
    hosts({ hsts: { includeSubDomains: true }, redirects: redirectsOf }),
    urls(),
    links(),
    quality(),
    i18n(),
    // Beside the site, on this machine.
    consoleSandbox<SiteBrand>({ currency: ({ currency }) => currency }),
  ],
})
