/** Of the blog that a page belongs to, in the default language: `/blog/`, `/news/`. */
import { useRoute } from '../engine/client/index.ts'

export const useBlogPath = (): string => `/${useRoute().key.split('/')[1]}/`
