/** Blog list, posts, tags, archive, authors. */
export const blog = {
  label: 'Blog',
  all: 'All',
  categories: 'Categories',
  years: 'Posts by year',
  readMore: 'Read the post',
  readingTime: (minutes: number) => `${minutes} min read`,
  by: 'By',
  team: (product: string) => `${product} Team`,
  back: 'Back to blog',
  recent: 'Recent posts',
  previous: 'Older post',
  next: 'Newer post',
  pager: 'Older and newer post',
  onThisPage: 'In this post',
  tagged: (count: number, tag: string) => (count === 1 ? `1 post tagged “${tag}”` : `${count} posts tagged “${tag}”`),
  /** In dev only. `at` is a point in time, UTC. */
  scheduled: (at: string) => `Not published yet: this post appears with the first build after ${at} (UTC).`,
  empty: 'Nothing has been published here yet.',
}
