/** Numbers at the beginning of names, which are places in the sidebar and no part of addresses. */
import type { Source } from './config.ts'

export const hasNumbers = ({ options }: Source): boolean => options['numberPrefixParser'] !== false

/** As `plugins/docs` takes it off. */
export const withoutNumber = (part: string): string =>
  /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?|^\d+[-_.]\d+/.test(part)
    ? part
    : part.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')

export const numberOf = (part: string): number | undefined =>
  withoutNumber(part) === part ? undefined : Number.parseInt(part, 10)
