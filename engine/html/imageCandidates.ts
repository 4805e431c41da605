/** A list of images, `srcset`, as browsers read it. */
const candidate = /([^\s,](?:\S*[^\s,])?)(?:,+(?=\s|$)|\s+([^,]*)(?:,|$)|$)/g

type ImageCandidate = {
  readonly address: string
  /** `480w`, `2x`; empty where none is said. */
  readonly size: string
}

/** `/a.avif 480w,/b.avif 960w`: the comma behind a size ends it, one within an address is part of that. */
export const imageCandidates = (list: string): readonly ImageCandidate[] =>
  Array.from(list.matchAll(candidate), ([, address = '', size = '']) => ({ address, size: size.trim() }))
