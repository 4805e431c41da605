/**
 * Runs in the head before anything is painted: a stored colour mode must not flash. Inline, so its text is part of the
 * content security policy; keep it below 480 bytes, with all that a site adds.
 */
import { announcementAttributes, themeAttributes } from '../client/behaviour.ts'

/** The property of `dataset` that stands for an attribute of the root: `d.themeDefault`. */
export const rootProperty = (name: string): string =>
  `d.${name.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`

const shown = rootProperty(themeAttributes.theme)
const theme = `t=l.theme||${rootProperty(themeAttributes.initial)};delete ${shown};if(t=='light'||t=='dark')${shown}=t`

const { closed, id, until } = announcementAttributes
const isOver = `${rootProperty(until)}<new Date().toISOString().slice(0,10)`
/** A bar that was dismissed or is over must not push the page down. Today decides, not the day of the build. */
export const announcementClosed = `delete ${rootProperty(closed)};if(l.announcement==${rootProperty(id)}||${isOver})${rootProperty(closed)}=''`

/** `more`: statements of the site, in which `d` is the root's `dataset` and `l` the local storage. */
export const noFlashScript = (...more: readonly string[]): string => script(theme, ...more)

/** The same for a site without a choice of the colour mode; empty without statements. */
export const fixedModeScript = (...more: readonly string[]): string => (more.length ? script('t', ...more) : '')

const script = (first: string, ...more: readonly string[]): string =>
  `try{var d=document.documentElement.dataset,l=localStorage,${[first, ...more].join(';')}}catch(e){}`
