/** What the plugin shares. */
import { sharedKey } from '../../engine/sharedKey.ts'

/** Href of the brand's stylesheet, without the base path of the site. */
export const themeStylesheet = sharedKey<string>('theme')

/** Whether the last day of the brand's announcement was over when the site was built. */
export const announcementOver = sharedKey<boolean>('theme/announcement-over')
