/** Dismissing the announcement holds for its id: the next one is shown again. */
import { on } from './on.ts'
import { rootFlag } from './rootFlag.ts'
import { remember } from './storage.ts'

const hide = rootFlag('announced')

on('click', '[data-announcement-close]', () => {
  hide()
  remember('announcement', document.documentElement.dataset['announcement'] ?? null)
})
