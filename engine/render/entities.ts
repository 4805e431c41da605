/** Text of an attribute or element, as React and hast write it. */
export const decode = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi,
        (_, hex: string, decimal: string, name: string) =>
          name ? entities[name]! : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
    : text

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
