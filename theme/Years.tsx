/** All posts by year, with the newest year open; below, links to the archive, the tags, the authors and the feed. */
import { useLocalized } from '../engine/client/index.ts'
import type { BlogListProps } from '../plugins/blog/types.ts'
import { useBlogPath } from './useBlogPath.ts'
import { useFeeds } from './useFeeds.ts'
import { useWords } from './words/useWords.ts'
import { Icon } from './ui/Icon.tsx'
import { PathList } from './ui/PathList.tsx'
import { Phrases } from './ui/Phrases.tsx'
import { list, ways } from './Years.styles.ts'

export function Years({ years }: Pick<BlogListProps, 'years'>) {
  const { blog, labels } = useWords()
  const localized = useLocalized()
  const home = useBlogPath()
  const lists = (['archive', 'tags', 'authors'] as const).map((name) => ({
    path: localized(`${home}${name}/`),
    label: labels[name],
  }))
  const feeds = useFeeds(home)
  const feed = feeds && {
    path: localized(`${feeds}rss.xml`),
    label: (
      <>
        <Icon name="feed" />
        RSS
      </>
    ),
  }
  return (
    <aside className={list}>
      <nav aria-label={blog.years}>
        <h2>{blog.years}</h2>
        {years.map(({ year, posts }, index) => (
          <details key={year} open={index === 0}>
            <summary>
              {year} <small>{posts.length}</small>
            </summary>
            <PathList links={posts.map(({ title, path }) => ({ label: <Phrases text={title} />, path }))} />
          </details>
        ))}
      </nav>
      <PathList links={feed ? [...lists, feed] : lists} className={ways} />
    </aside>
  )
}
