import { useBrand, useLocale } from '../../../../../engine/client/index.ts'
import type { PairBrand } from '../brand.ts'

const words = { zh: '首页', en: 'Home' } as const

export default function Home() {
  const { id } = useLocale()
  const { name } = useBrand<PairBrand>()
  const title = `${words[id as keyof typeof words]} ${name}`
  return (
    <main>
      <title>{title}</title>
      <h1>{title}</h1>
    </main>
  )
}
