/** All figures a visitor can set, for properties that hold for any of them. */
import { mostNodes } from '../../../site/features/pricing/calculator/inputs.ts'
import { fc } from '../../support/properties.ts'

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
