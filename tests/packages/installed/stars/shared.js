/** The key of what the plugin shares. */
import { sharedKey } from 'site-engine/sharedKey'

export const starCount = sharedKey('stars/count')
