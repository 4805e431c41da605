/** All figures a visitor can set, for properties that hold for any of them. */
import fc from 'fast-check'
import { mostNodes } from '../../../site/features/pricing/calculator/inputs.ts'

const percent = fc.nat({ max: 100 })
const count = fc.nat({ max: mostNodes })

export const figures = {
  etl: percent,
  cdc: percent,
  cloudWorkers: count,
  links: count,
  workers: count,
  consoles: count,
  databases: count,
}
