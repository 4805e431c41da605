/** What fields mean that have no comment at their types. */
export const configurationEn: Readonly<Record<string, string>> = {
  'logo.light': 'On light pages.',
  'logo.dark': 'On dark pages.',
  'navigation[].label': 'What readers see.',
  'navigation[].to': 'A path in the default locale, or an address; with `items` in its place the entry is a menu.',
  footer: 'What stands at the foot of each page.',
  'footer.columns': 'Columns of links.',
  'footer.columns[].label': 'Heading of the column.',
  'footer.columns[].items': 'Its links.',
  'footer.columns[].items[].label': 'What readers see.',
  'footer.columns[].items[].to': 'A path in the default locale, or an address.',
  'footer.copyright': 'The last line.',
  'colours.primary': 'Of buttons, links and marks.',
  'colours.accent': 'Of a few things that stand out.',
  'frames.hosts': 'Origins of those hosts.',
  'markdown.remark': 'Plugins of remark: a plugin, or a list of a plugin and its options.',
  'markdown.rehype': 'Plugins of rehype, in the same way.',
}
