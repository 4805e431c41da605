/** Links in prose to addresses that are others now, which a build would not find. */
import { replaceProse } from '../fences.ts'
import { movedIn } from '../imported.ts'
import { addressOf, decoded, isProse, type Draft } from '../project.ts'

const link = /(\]\(|^\[[^\]\n]+\]:[ \t]+|\b(?:href|to)=")(\/[^\s)#?"]*)/gm

/** `locales`: the first one has no prefix. */
export function followMoved({ files, addresses }: Draft, locales: readonly string[]): void {
  const moved = movedIn(addresses)
  if (!Object.keys(moved).length) return
  const prefixes = ['', ...locales.slice(1).map((locale) => `/${locale}`)]
  const follow = (path: string): string => {
    const address = addressOf(decoded(path))
    for (const prefix of prefixes) {
      const now = address.startsWith(`${prefix}/`) ? moved[address.slice(prefix.length)] : undefined
      if (now !== undefined) return prefix + now
    }
    return path
  }
  for (const [file, content] of files) {
    if (!isProse(file) || !('body' in content)) continue
    const body = replaceProse(content.body, link, ([, start = '', path = '']) => start + follow(path))
    if (body !== content.body) files.set(file, { body })
  }
}
