/** `%e4%b8%ad` as text. What is not valid UTF-8 is returned unchanged. */
export function decodeUrl(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
