/** Where a text of Docusaurus' theme has its place among the words of the theme here. */

import { tryTo } from '../../../engine/errors/tryTo.ts'

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
export function wordPlaces(key: string, text: string, locale: string): readonly Place[] {
  const name = key.replace(/^theme\./, '')
  if (name === key) return []
  const [, kind] = callout.exec(name) ?? []
  // Styles make them large there.
  if (kind)
    return [{ at: `prose.callouts.${kind}`, code: JSON.stringify(text.replace(/^./u, (first) => first.toUpperCase())) }]
  if (name === 'blog.post.readingTime.plurals') return minutes(text, locale)
  const found = Object.hasOwn(places, name) ? places[name]!.split(' ') : []
  return found.map((at) => ({ at, code: JSON.stringify(text) }))
}

/** `One min read|{readingTime} min read`; more forms follow the rules of the language, in their usual order. */
function minutes(text: string, locale: string): readonly Place[] {
  const forms = text
    .split('|')
    .map((form) => `\`${form.replaceAll(/[`\\$]/g, String.raw`\$&`).replaceAll('{readingTime}', '${minutes}')}\``)
  const [one = '', other] = forms
  const two = other === undefined ? one : `(minutes === 1 ? ${one} : ${other})`
  const code = `(minutes: number) => ${forms.length > 2 ? chosen(forms, locale) : two}`
  return ['docs', 'blog'].map((group) => ({ at: `${group}.readingTime`, code }))
}

function chosen(forms: readonly string[], locale: string): string {
  const known = Intl.PluralRules.supportedLocalesOf(tryTo(() => Intl.getCanonicalLocales(locale)) ?? [])[0] ?? 'en'
  const { pluralCategories } = new Intl.PluralRules(known).resolvedOptions()
  const names = categories.filter((name) => pluralCategories.includes(name))
  const name = `new Intl.PluralRules('${known}').select(minutes)`
  return `[${forms.join(', ')}][['${names.join("', '")}'].indexOf(${name})] ?? ${forms.at(-1)}`
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
