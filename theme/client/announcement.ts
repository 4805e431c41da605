/** Dismissing the announcement holds for its id: the next one is shown again. */
import { announcementAttributes } from './behaviour.ts'
import { on } from './on.ts'
import { rootFlag } from './rootFlag.ts'
import { remember } from './storage.ts'

const hide = rootFlag(announcementAttributes.closed)

on('click', `[${announcementAttributes.close}]`, () => {
  hide()
  remember('announcement', document.documentElement.getAttribute(announcementAttributes.id))
})
