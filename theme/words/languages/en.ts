export { en as words } from '../en/index.ts'
export { search } from '../en/search.ts'
