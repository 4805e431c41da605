/** Shows a feed in a browser: an XSL stylesheet and its CSS. Both are files of the site, as the content security policy requires. */
import { escapeHtml } from '../../engine/html/escape.ts'

type PageWords = {
  readonly lang: string
  readonly dir?: 'ltr' | 'rtl' | undefined
  readonly help: string
  readonly css: string
}

/** `Thu, 02 May 2024 00:00:00 GMT` -> `2024-05-02`: names of months are English in RSS, whatever the language of the page. */
const months = '010203040506070809101112'
const month = "string-length(substring-before('JanFebMarAprMayJunJulAugSepOctNovDec', substring(pubDate, 9, 3))) div 3"
const rssDay = `concat(substring(pubDate, 13, 4), '-', substring('${months}', 2 * (${month}) + 1, 2), '-', substring(pubDate, 6, 2))`

/** One stylesheet for RSS and Atom. Browsers without XSLT show the XML. */
export const feedPage = ({ lang, dir, help, css }: PageWords): string => `<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="UTF-8" doctype-system="about:legacy-compat"/>
  <xsl:template match="/">
    <html lang="${escapeHtml(lang)}"${dir ? ` dir="${dir}"` : ''}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></title>
        <link rel="stylesheet" href="${escapeHtml(css)}"/>
      </head>
      <body>
        <main>
          <header>
            <h1><xsl:value-of select="rss/channel/title | atom:feed/atom:title"/></h1>
            <p><xsl:value-of select="rss/channel/description | atom:feed/atom:subtitle"/></p>
            <p class="help">${escapeHtml(help)}</p>
          </header>
          <ol>
${entries({ each: 'rss/channel/item', href: 'link', title: 'title', date: rssDay, summary: 'description' })}
${entries({
  each: 'atom:feed/atom:entry',
  href: 'atom:link/@href',
  title: 'atom:title',
  date: 'substring(atom:updated, 1, 10)',
  summary: 'atom:summary',
})}
          </ol>
        </main>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
`

/** XPath expressions of the parts of an entry. */
type EntryPaths = Readonly<Record<'each' | 'href' | 'title' | 'date' | 'summary', string>>

const entries = ({
  each,
  href,
  title,
  date,
  summary,
}: EntryPaths): string => `            <xsl:for-each select="${each}">
              <li>
                <a><xsl:attribute name="href"><xsl:value-of select="${href}"/></xsl:attribute><xsl:value-of select="${title}"/></a>
                <time><xsl:value-of select="${date}"/></time>
                <p><xsl:value-of select="${summary}"/></p>
              </li>
            </xsl:for-each>`

/** `theme` is the brand's stylesheet of custom properties, where there is one. */
export const feedCss = (theme: string | undefined): string => `${theme ? `@import url("${theme}");\n` : ''}body {
  margin: 0;
  background: var(--c-bg, #fff);
  color: var(--c-text, #16181d);
  font: 1rem/1.6 system-ui, sans-serif;
}
main {
  max-width: 46rem;
  margin: 0 auto;
  padding: 3rem 1.25rem 5rem;
}
h1 {
  margin: 0;
  line-height: 1.2;
}
.help {
  padding: 0.75rem 1rem;
  border-radius: 0.5rem;
  background: var(--c-tint, #eef4fb);
}
ol {
  padding: 0;
  list-style: none;
}
li {
  padding: 1.25rem 0;
  border-top: 1px solid var(--c-line, #dfe3ea);
}
li a {
  color: var(--c-link, #0b5cad);
  font-weight: 600;
  font-size: 1.125rem;
}
time {
  display: block;
  color: var(--c-muted, #5a6372);
  font-size: 0.875rem;
}
li p {
  margin: 0.375rem 0 0;
}
`
