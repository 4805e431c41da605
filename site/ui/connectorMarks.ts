/** Our own drawings for connectors: the shape tells the category, the letters tell which one. 48 × 48, stroke only. */
import type { Category } from '../../plugins/connectors/types.ts'

type Shape = {
  readonly path: string
  /** Filled in pale. */
  readonly fill: string
  /** Where the letters stand: their middle, from the top. */
  readonly y: number
}

const cylinder = 'M8 13v22c0 3.3 7.2 6 16 6s16-2.7 16-6V13'

export const shapes: Readonly<Record<Category, Shape>> = {
  database: {
    path: `${cylinder}M8 13c0 3.3 7.2 6 16 6s16-2.7 16-6-7.2-6-16-6-16 2.7-16 6Z`,
    fill: `${cylinder}c0-3.3-7.2-6-16-6s-16 2.7-16 6Z`,
    y: 29.5,
  },
  analytics: {
    path: 'M7 41h34M9 16h30a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2Zm3 0v-4m8 4V7m8 9v-6m8 6V7',
    fill: 'M9 16h30a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2Z',
    y: 26,
  },
  lake: {
    path: 'M11 6h18l10 10v17M11 6a2 2 0 0 0-2 2v25M29 6v8a2 2 0 0 0 2 2h8M6 37c4-4 8-4 12 0s8 4 12 0 8-4 12 0M6 42c4-4 8-4 12 0s8 4 12 0 8-4 12 0',
    fill: 'M11 6h18l10 10v19c-4-2-6-1-9 2-4 4-8 4-12 0-3-3-6-3-9-1V8a2 2 0 0 1 2-2Z',
    y: 24.5,
  },
  ai: {
    path: 'M24 12H14a7 7 0 0 0-7 7v15a7 7 0 0 0 7 7h20a7 7 0 0 0 7-7V23M36 5c.8 4.6 2.4 6.2 7 7-4.6.8-6.2 2.4-7 7-.8-4.6-2.4-6.2-7-7 4.6-.8 6.2-2.4 7-7Z',
    fill: 'M14 12h12c2 1 6 3 7 9 1 2 4 2 8-1v14a7 7 0 0 1-7 7H14a7 7 0 0 1-7-7V19a7 7 0 0 1 7-7Z',
    y: 28,
  },
  streaming: {
    path: 'M6 11h9c4 0 5-4 9-4s5 4 9 4h9m-4-4 4 4-4 4M42 37h-9c-4 0-5 4-9 4s-5-4-9-4H6m4-4-4 4 4 4',
    fill: 'M8 16h32a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2Z',
    y: 24.5,
  },
  cache: {
    path: 'M13 10h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3ZM17 5v5m7-5v5m7-5v5M17 38v5m7-5v5m7-5v5M5 17h5M5 24h5M5 31h5m28-14h5m-5 7h5m-5 7h5',
    fill: 'M13 10h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3Z',
    y: 24.5,
  },
}
