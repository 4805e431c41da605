/** Whether what is in an element is no text of the page, told by its attributes: actions, and what is written in a picture. */
export const isNoText = (attributes: Readonly<Record<string, string>>): boolean =>
  attributes['data-print'] === 'no' || attributes['data-search'] === 'no' || attributes['role'] === 'img'
