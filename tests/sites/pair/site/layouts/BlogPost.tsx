import { Content } from '../../../../../engine/client/index.ts'
import type { BlogPostProps } from '../../../../../plugins/blog/types.ts'

export default function BlogPost({ title, description, date, tags, authors, previous, next, related }: BlogPostProps) {
  const near = [previous, next].filter((neighbour) => neighbour !== undefined)
  return (
    <main>
      <title>{title}</title>
      <meta name="description" content={description} />
      <h1>{title}</h1>
      <time dateTime={date}>{date}</time>
      <p>{authors.map(({ name }) => name).join(', ')}</p>
      <Content />
      {tags.map(({ label, path }) => (
        <a key={path} href={path}>
          {label}
        </a>
      ))}
      {[...near, ...related].map((link, index) => (
        <a key={index} href={link.path}>
          {link.title}
        </a>
      ))}
    </main>
  )
}
