import type { Brand } from '../../../../engine/types.ts'

export type PairBrand = Brand & { readonly name: string; readonly color: string }
