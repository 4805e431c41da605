/** All posts of a blog, with covers of ours. */
import type { BlogListProps } from '../../plugins/blog/types.ts'
import Layout from '../../theme/layouts/BlogList.tsx'
import { coverArt } from '../features/blog/coverArt.tsx'

export default function BlogList(props: BlogListProps) {
  return <Layout {...props} art={coverArt} />
}
