/** A request that is not answered, as data. */
export type Refusal = {
  readonly kind: 'refused'
  readonly status: 400 | 401 | 403 | 404 | 405 | 414
  /** A fixed sentence: nothing of the request is repeated in it. */
  readonly reason: string
  /** Value of the `Allow` header, with status 405. */
  readonly allow?: string | undefined
}

export const refuse = (status: Refusal['status'], reason: string): Refusal => ({ kind: 'refused', status, reason })
