/** Posts about what a page is about: the newest one of each term, then the next of each. Nothing where there is none. */
import { useLocale, useSite } from '../../../engine/client/index.ts'
import { postsAbout } from '../../../plugins/blog/shared.ts'
import { leadAlone } from '../../../theme/ui/leadCard.ts'
import { useStrings } from '../../strings/index.ts'
import { chooseInTurn } from './chooseInTurn.ts'
import { PostSection } from './PostSection.tsx'

/** `terms` are tags or keywords of posts. */
export function PostsAbout({ terms }: { terms: readonly string[] }) {
  const { id } = useLocale()
  const { blog } = useStrings()
  const site = useSite()
  const posts = chooseInTurn(terms.map((term) => postsAbout('blog', id, term).read(site) ?? []))
  // There may be one alone.
  return posts.length ? <PostSection id="posts" title={blog.related} posts={posts} className={leadAlone} /> : null
}
