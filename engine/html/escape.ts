/** Escapes text for elements and quoted attributes of HTML and XML. Writes what React writes, so that both can be compared. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => references[character]!)

/** Escapes text between tags of HTML, where only two characters have a meaning. */
export const escapeText = (text: string): string => text.replace(/[&<]/g, (character) => references[character]!)

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
