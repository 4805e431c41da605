/** A drawing for each ability, 400 × 300: what a task shows while it does that. Words in it are code, so they need no language. */
import type { Ability } from '../../brand.ts'
import { art } from './FunctionArt.styles.ts'
import { drawings } from './functionDrawings.tsx'

export const FunctionArt = ({ ability }: { ability: Ability }) => (
  <svg className={art} viewBox="0 0 400 300" aria-hidden="true">
    {drawings[ability]}
  </svg>
)
