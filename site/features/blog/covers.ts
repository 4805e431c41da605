/** What a post may show on its cover: `cover: { screen: ticket }`, or `cover: { from: mysql, to: kafka }` with names of marks. */
import * as v from 'valibot'
import { drawings } from '../../marks/drawings.ts'
import { logos } from '../../marks/logos.ts'
import { screenNames } from '../screens/names.ts'

const screen = v.picklist([...screenNames.management, ...screenNames.replication])
const mark = v.picklist([...Object.keys(logos), ...Object.keys(drawings)])

export const coverSchema = v.union(
  [v.strictObject({ screen }), v.strictObject({ from: mark, to: mark })],
  '{ screen: … } with the name of a screen, or { from: …, to: … } with names of marks',
)

export type CoverArt = v.InferOutput<typeof coverSchema>
