/** Finds a font of the machine for an image. None is part of the site: a Chinese font is larger than the whole site. */
import { statSync } from 'node:fs'
import { posix } from 'node:path'

export type Font = {
  /** Absolute. */
  readonly file: string
  readonly family: string
  /** For the hash of the image: another font makes another image. */
  readonly identity: string
}

type Candidate = { readonly file: string; readonly family: string }

const chinese: readonly Candidate[] = [
  { file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc', family: 'Noto Sans CJK SC' },
  { file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', family: 'Noto Sans CJK SC' },
  { file: '/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Bold.ttc', family: 'Noto Sans CJK SC' },
  { file: '/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc', family: 'Noto Sans CJK SC' },
  { file: '/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc', family: 'WenQuanYi Zen Hei' },
  { file: '/System/Library/Fonts/PingFang.ttc', family: 'PingFang SC' },
  { file: '/System/Library/Fonts/STHeiti Medium.ttc', family: 'Heiti SC' },
]

const latin: readonly Candidate[] = [
  { file: '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf', family: 'Liberation Sans' },
  { file: '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf', family: 'DejaVu Sans' },
  { file: '/System/Library/Fonts/Helvetica.ttc', family: 'Helvetica' },
]

const needsChinese =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

/** `own`: font files of the site. Their family is the name of the file up to its first hyphen. */
export function findFont(svg: string, own: readonly string[]): Font | undefined {
  const mine = own.map((file): Candidate => ({
    file,
    family: posix
      .basename(file)
      .replace(/[-.].*$/, '')
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
  }))
  for (const { file, family } of [...mine, ...(needsChinese.test(svg) ? chinese : [...latin, ...chinese])]) {
    const size = statSync(file, { throwIfNoEntry: false })?.size
    if (size) return { file, family, identity: `${family} ${posix.basename(file)} ${size}` }
  }
  return undefined
}
