/** A drawing for each ability, 400 × 300: what a task shows while it does that. Words in it are code, so they need no language. */
import type { Ability } from '../../brand.ts'
import { Picture } from '../../ui/art/Picture.tsx'
import { art } from './FunctionArt.styles.ts'
import { drawings } from './functionDrawings.tsx'

export const FunctionArt = ({ ability }: { ability: Ability }) => (
  <Picture size={[400, 300]} className={art}>
    {drawings[ability]}
  </Picture>
)
