/** A drawing of one path on a 24 px grid. Decoration: the words beside it, or of the link around it, carry the meaning. */
type Props = { readonly path: string; readonly className?: string }

export const Glyph = ({ path, className }: Props) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
