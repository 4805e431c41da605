/** After `npm pack`: package.json is that of the repository again. */
import { restoreManifest } from './manifest.ts'

restoreManifest()
