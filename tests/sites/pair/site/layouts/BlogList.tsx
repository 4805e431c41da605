import type { BlogListProps } from '../../../../../plugins/blog/types.ts'

export default function BlogList({ title, description, posts, categories }: BlogListProps) {
  return (
    <main>
      <title>{title}</title>
      <meta name="description" content={description} />
      <h1>{title}</h1>
      {[...categories.map(({ label, path }) => ({ title: label, path })), ...posts].map((link) => (
        <a key={link.path} href={link.path}>
          {link.title}
        </a>
      ))}
    </main>
  )
}
