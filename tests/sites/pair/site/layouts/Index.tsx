import type { LinkListProps } from '../../../../../plugins/linkList.ts'

export default function Index({ title, description, groups }: LinkListProps) {
  return (
    <main>
      <title>{title}</title>
      <meta name="description" content={description} />
      <h1>{title}</h1>
      {groups.map(({ label, id, items }) => (
        <section key={label} id={id}>
          {label && <h2>{label}</h2>}
          {items.map((item) => (
            <a key={item.path} href={item.path}>
              {item.label}
            </a>
          ))}
        </section>
      ))}
    </main>
  )
}
