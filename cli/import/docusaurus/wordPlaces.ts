/** Where a text of Docusaurus' theme has its place among the words of the theme here. */

type Place = {
  /** `docs.next` */
  readonly at: string
  /** What stands there. */
  readonly code: string
}

const places: Readonly<Record<string, string>> = {
  'AnnouncementBar.closeButtonAriaLabel': 'announcement.close',
  'BackToTopButton.buttonAriaLabel': 'backToTop',
  'CodeBlock.copied': 'code.copied',
  'CodeBlock.copy': 'code.copy',
  'ErrorPageContent.title': 'engine.crashed',
  'ErrorPageContent.tryAgain': 'engine.tryAgain',
  'NavBar.navAriaLabel': 'nav.label',
  'NotFound.title': 'notFound.title',
  'NotFound.p1': 'notFound.text',
  'TOCCollapsible.toggleButtonLabel': 'docs.onThisPage blog.onThisPage',
  'blog.archive.title': 'labels.archive',
  'blog.authorsList.pageTitle': 'labels.authors',
  'blog.paginator.navAriaLabel': 'blog.pages',
  'blog.post.paginator.navAriaLabel': 'blog.pager',
  'blog.post.paginator.newerPost': 'blog.next',
  'blog.post.paginator.olderPost': 'blog.previous',
  'common.editThisPage': 'docs.edit',
  'common.skipToMainContent': 'skipToContent',
  'contentVisibility.draftBanner.message': 'docs.draftHint',
  'contentVisibility.unlistedBanner.message': 'docs.unlisted',
  'docs.breadcrumbs.home': 'docs.home',
  'docs.breadcrumbs.navAriaLabel': 'docs.breadcrumbs',
  'docs.paginator.navAriaLabel': 'docs.pager',
  'docs.paginator.next': 'docs.next',
  'docs.paginator.previous': 'docs.previous',
  'docs.sidebar.closeSidebarButtonAriaLabel': 'docs.closeSidebar',
  'docs.sidebar.navAriaLabel': 'docs.sidebar',
  'docs.sidebar.toggleSidebarButtonAriaLabel': 'docs.openSidebar',
  'docs.versions.latestVersionLinkLabel': 'docs.latest',
  'navbar.mobileLanguageDropdown.label': 'nav.language',
  'navbar.mobileVersionsDropdown.label': 'docs.version',
  'tags.tagsPageTitle': 'labels.tags docs.tags',
}

const callout = /^admonition\.(note|tip|info|warning|caution|danger)$/

/** Nothing for what the theme does not say. */
export function wordPlaces(key: string, text: string): readonly Place[] {
  const name = key.replace(/^theme\./, '')
  if (name === key) return []
  const [, kind] = callout.exec(name) ?? []
  // Styles make them large there.
  if (kind)
    return [{ at: `prose.callouts.${kind}`, code: JSON.stringify(text.replace(/^./u, (first) => first.toUpperCase())) }]
  if (name === 'blog.post.readingTime.plurals') return minutes(text)
  const found = Object.hasOwn(places, name) ? places[name]!.split(' ') : []
  return found.map((at) => ({ at, code: JSON.stringify(text) }))
}

/** `One min read|{readingTime} min read`; with more forms they follow rules of the language. */
function minutes(text: string): readonly Place[] {
  const forms = text
    .split('|')
    .map((form) => `\`${form.replaceAll(/[`\\$]/g, String.raw`\$&`).replaceAll('{readingTime}', '${minutes}')}\``)
  if (forms.length > 2) return []
  const code = `(minutes: number) => ${forms.length === 2 ? `(minutes === 1 ? ${forms.join(' : ')})` : forms[0]}`
  return ['docs', 'blog'].map((group) => ({ at: `${group}.readingTime`, code }))
}
