/** fast-check, drawing the same cases each time: a commit passes or fails. `npm run soak -- --tests` draws others each run. */
import * as fc from 'fast-check'
import { seed } from './random.ts'

fc.configureGlobal({ seed })

export { fc }
