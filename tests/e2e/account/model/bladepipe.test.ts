import { walkModels } from './walk.ts'

walkModels('bladepipe', ['en'])
