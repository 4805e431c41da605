import { walkModels } from './walk.ts'

// In English the forms are those of bladepipe.
walkModels('clouddm', process.env['EVERY_LOOK'] ? ['zh', 'en'] : ['zh'])
