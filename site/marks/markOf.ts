import type { Mark } from '../../plugins/connectors/types.ts'

/** File of all marks, from the root of a brand. */
export const marksFile = 'marks.svg'

/** Where the mark of a connector is: its own, else that of its category. */
export const markOf = ({ mark, category }: Mark): string => `/${marksFile}#${mark ?? category}`
