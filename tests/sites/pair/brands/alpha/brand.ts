import type { PairBrand } from '../../site/brand.ts'

export default {
  id: 'alpha',
  name: 'Alpha',
  color: 'red',
  origin: 'https://alpha.example',
  locales: ['zh', 'en'],
  content: 'shared',
} satisfies PairBrand
