/** Markdown and MDX for other plugins: front matter, facts for lists, and prose as HTML. See README.md for the markup. */
export { colouredCode } from './code/colouredCode.ts'
export { checkFrontMatter, checkPageFrontMatter } from './checkFrontMatter.ts'
export { commonFrontMatter, date, dayOf, flag, text, texts } from './commonFrontMatter.ts'
export { dataIssue } from './dataFile.ts'
export { parseDataFile } from './dataFile.ts'
export { parseFrontMatter } from './frontMatter.ts'
export type { FrontMatter } from './frontMatter.ts'
export { figuresIn, figuresNotShown, withNames, withTexts } from './figures.ts'
export { frontMatterImage, missingImages } from './frontMatterImage.ts'
export type { PageImage } from './frontMatterImage.ts'
export { pageFields, refuseSlug } from './pageFields.ts'
export type { PageFields } from './pageFields.ts'
export type {
  DataParts,
  DrawFence,
  Figures,
  FigureTexts,
  ImageVariant,
  ImageVariants,
  MarkdownLabels,
  ProseLabels,
  TocLevels,
  Unpublished,
} from './types.ts'
export { isLinkable, publicUrl } from './hast/urls.ts'
export { builtInNames } from './mdast/components.ts'
export { calloutNames } from './mdast/directives.ts'
export { imageSize } from './imageSize.ts'
export { markdownOptions } from './markdownOptions.ts'
export type { ProseOptions } from './markdownOptions.ts'
export { wholePagesIn } from './pageSection.ts'
export { readMarkdown } from './read.ts'
export type { Markdown, MarkdownOptions } from './read.ts'
export { isPublished, scheduledIn, unpublished } from './schedule.ts'
export { plainText } from './scan.ts'
export { titlesOf, markdownSourcePath, markdownSourcesOf } from './markdownSource.ts'
export type { MarkdownSource, MarkdownSources } from './markdownSource.ts'
