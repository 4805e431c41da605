import { walkModels } from './walk.ts'

walkModels('clougence', ['zh'])
