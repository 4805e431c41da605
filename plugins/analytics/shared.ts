/** What the plugin shares. */
import { sharedKey } from '../../engine/sharedKey.ts'

/** Href of the script that loads the services, without the base path of the site. Nobody shares it in dev, or without a service. */
export const analyticsScript = sharedKey<string>('analytics')
