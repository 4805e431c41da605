export { search } from '../zh/search.ts'
export { zh as words } from '../zh/index.ts'
