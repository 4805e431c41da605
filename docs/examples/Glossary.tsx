/** The view of `glossary.ts`. */
type GlossaryProps = { readonly terms: { readonly [term: string]: string } }

export default function Glossary({ terms }: GlossaryProps) {
  return (
    <main id="main">
      <title>Glossary</title>
      <meta name="description" content="What our words mean." />
      <h1>Glossary</h1>
      <dl>
        {Object.entries(terms).map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}
