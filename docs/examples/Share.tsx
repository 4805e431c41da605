/** How much of something is done, as a bar and in words. */
type ShareProps = { readonly done: number; readonly of: number }

export function Share({ done, of }: ShareProps) {
  return (
    <p>
      <meter min={0} max={of} value={done} aria-label={`${done} / ${of}`} /> {Math.round((done / of) * 100)} %
    </p>
  )
}
