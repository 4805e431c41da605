import { Content, Fragment } from '../../../../../engine/client/index.ts'
import type { DocProps } from '../../../../../plugins/docs/types.ts'
import Counter from '../Counter.island.tsx'

export default function Doc({ title, description, sidebar, trail, breadcrumbs }: DocProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {sidebar && <Fragment name="sidebar" shared={sidebar} active={trail} />}
      <main>
        <h1>{title}</h1>
        {breadcrumbs && <Content />}
        <Counter start={3} />
      </main>
    </>
  )
}
