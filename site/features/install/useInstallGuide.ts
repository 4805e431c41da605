/** Where the documentation begins for those who install on machines of their own; the quick start of the menus is that of the cloud. */
import { useLocalized } from '../../../engine/client/index.ts'

export const useInstallGuide = (): string => useLocalized()('/docs/quick/quick_start/')
