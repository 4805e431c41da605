/** A table as someone sees it who may not see its middle column. */
export const maskedRows = [
  ['Kai', '186 •••• 0092', '3,019.00'],
  ['Lin', '138 •••• 2046', '1,280.00'],
  ['Mei', '159 •••• 7713', '642.50'],
] as const
