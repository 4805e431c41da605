const besideDocs =
  'Pages beside documentation and blog, the home page among them, lie in content/<locale>/pages; "displayed_sidebar: null" leaves the sidebar out.'
const bare = 'A page without the frame of the theme is a component in site/pages.'
const suffix = 'The name of the site stands behind the title.'
const toc = ['hide_table_of_contents', 'toc_min_heading_level', 'toc_max_heading_level']

/**
 * Keys that pages have in Docusaurus, VitePress, Starlight, Rspress, Jekyll, Hugo, MkDocs and others -> the keys that stand for them here, or
 * what to do where there is none. For hints.
 */
export const keysElsewhere: ReadonlyMap<string, string | readonly string[]> = new Map(
  Object.entries({
    aliases: ['redirect_from'],
    aside: toc,
    attrs: ['attributes'],
    author: ['authors'],
    banner: 'Write a callout at the beginning of the page: > [!NOTE]',
    categories: ['tags'],
    category: ['tags'],
    cover: ['image'],
    editLink: ['custom_edit_url'],
    editUrl: ['custom_edit_url'],
    excerpt: ['description'],
    footer: bare,
    hero: besideDocs,
    hidden: ['unlisted'],
    hide: [...toc, 'displayed_sidebar'],
    lastUpdated: ['last_update'],
    lastmod: ['last_update'],
    layout: `A post or a page of documentation needs none. ${besideDocs}`,
    linkTitle: ['sidebar_label'],
    nav_exclude: ['unlisted'],
    nav_order: ['sidebar_position'],
    navbar: bare,
    next: ['pagination_next'],
    noindex: ['unlisted'],
    order: ['sidebar_position'],
    outline: toc,
    pageType: besideDocs,
    pagefind: ['unlisted'],
    permalink: ['slug'],
    prev: ['pagination_prev'],
    pubDate: ['date'],
    publishDate: ['publishAt'],
    published: ['draft'],
    search: ['unlisted'],
    sidebar: ['sidebar_label', 'sidebar_position', 'sidebar_badge', 'displayed_sidebar'],
    sidebarTitle: ['sidebar_label'],
    summary: ['description'],
    tableOfContents: toc,
    tag: ['sidebar_badge', 'tags'],
    template: besideDocs,
    thumbnail: ['image'],
    titleSuffix: suffix,
    titleTemplate: suffix,
    toc,
    updated: ['last_update'],
    url: ['slug'],
    weight: ['sidebar_position'],
  }),
)
