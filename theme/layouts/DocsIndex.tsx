/** A generated list of the documentation, beside its tree: what a category holds, the tags, the pages with a tag. */
import type { DocsIndexProps } from '../../plugins/docs/types.ts'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { article } from '../docs.styles.ts'
import { Shell } from '../Shell.tsx'
import { LinkGroups } from '../LinkGroups.tsx'
import { Seo } from '../Seo.tsx'

export default function DocsIndex({ title, description, groups, sidebar, trail, versionHomes }: DocsIndexProps) {
  return (
    <Shell sidebar={sidebar} trail={trail} versions={versionHomes}>
      <Seo title={title} description={description} />
      <article className={article}>
        <header>
          <Breadcrumbs items={[{ label: title }]} />
          <h1>{title}</h1>
          {description !== title && <p>{description}</p>}
        </header>
        <LinkGroups groups={groups} />
      </article>
    </Shell>
  )
}
