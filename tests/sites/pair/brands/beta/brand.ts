import type { PairBrand } from '../../site/brand.ts'

export default {
  id: 'beta',
  name: 'Beta',
  color: 'blue',
  origin: 'https://beta.example',
  locales: ['zh', 'en'],
  content: 'shared',
} satisfies PairBrand
