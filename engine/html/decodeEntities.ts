import { decodeHTMLStrict } from 'entities/decode'

/** Text of an attribute or element as it was before it was escaped. */
export const decodeEntities = (text: string): string => decodeHTMLStrict(text)
