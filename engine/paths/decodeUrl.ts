import { tryTo } from '../errors/tryTo.ts'

/** `%e4%b8%ad` as text. What is not valid UTF-8 is returned unchanged. */
export const decodeUrl = (text: string): string =>
  text.includes('%') ? (tryTo(() => decodeURIComponent(text)) ?? text) : text
