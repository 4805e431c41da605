/** Props of the view of such a page. */
export type ProsePageProps = {
  readonly title: string
  readonly description: string
  readonly hideTitle?: boolean | undefined
  /** Locale id of the text, when the page is shown untranslated. */
  readonly fallbackFrom?: string | undefined
}
