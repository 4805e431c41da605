import { useLocale } from '../../../../../engine/client/index.ts'

const words = { zh: '首页', en: 'Home' } as const

export default function Home() {
  const { id } = useLocale()
  const title = words[id as keyof typeof words]
  return (
    <main>
      <title>{title}</title>
      <h1>{title}</h1>
    </main>
  )
}
