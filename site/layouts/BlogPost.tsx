/** A post of the blog, with covers of ours. */
import type { BlogPostProps } from '../../plugins/blog/types.ts'
import Layout from '../../theme/layouts/BlogPost.tsx'
import { coverArt } from '../features/blog/coverArt.tsx'

export default function BlogPost(props: BlogPostProps) {
  return <Layout {...props} art={coverArt} />
}
