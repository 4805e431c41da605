/** The page as Markdown, for an assistant or an editor: copied, or where there is no clipboard shown. Pages without a Markdown source have none. */
import { copyAttributes, attribute } from './client/behaviour.ts'
import { useWords } from './words/useWords.ts'
import { Icon } from './ui/Icon.tsx'
import { useMarkdownHref } from './ui/useMarkdownHref.ts'
import { both } from './CopyMarkdown.styles.ts'

export function CopyMarkdown() {
  const { docs } = useWords()
  const href = useMarkdownHref()
  if (!href) return null
  return (
    <span className={both} data-print="no">
      <button type="button" {...attribute(copyAttributes.markdown)}>
        <Icon name="copy" />
        {docs.copyMarkdown}
        <span>{docs.copied}</span>
      </button>
      <a href={href}>{docs.viewMarkdown}</a>
    </span>
  )
}
