/** Contrast ratio of two colours, `#rrggbb`. */
import { colourOf, contrast as ratio } from '../../plugins/theme/contrast.ts'

export const contrast = (a: string, b: string): number => ratio(colourOf(a)!, colourOf(b)!)
