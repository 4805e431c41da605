import type { PageRecord } from '../types.ts'
import type { Run } from './run.ts'

/** Whether a run for some locales leaves the page as it was. */
export const isLeft = ({ locale }: Pick<PageRecord, 'locale'>, { options }: Pick<Run, 'options'>): boolean =>
  options.locales?.includes(locale) === false
