import { walkModels } from './walk.ts'

walkModels('clouddm', ['zh', 'en'])
