import { Content, Fragment } from '../../../../../engine/client/index.ts'
import type { DocProps } from '../../../../../plugins/docs/types.ts'
import Counter from '../Counter.island.tsx'

export default function Doc({ title, description, sidebar, trail, previous, next, tags = [] }: DocProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Fragment name="sidebar" shared={sidebar} active={trail} />
      <main>
        <h1>{title}</h1>
        <Content />
        {previous && <a href={previous.path}>{previous.title}</a>}
        {next && <a href={next.path}>{next.title}</a>}
        {tags.map(({ label, path }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
        <Counter start={3} />
      </main>
    </>
  )
}
