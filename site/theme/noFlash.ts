/**
 * Runs in the head before anything is painted: a stored colour mode must not flash, a bar that was dismissed or is over must
 * not push the page down, who is logged in must not be asked to, and a question must not come late. Inline, so its text is
 * part of the content security policy; keep it below 480 bytes.
 */
import { accountMarks, announcementMarks, consentMarks, contactMarks, themeMarks } from '../client/behaviour.ts'

/** The property of `dataset` that stands for an attribute. */
const key = (name: string): string =>
  `d.${name.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`

const shown = key(themeMarks.theme)
const theme = `t=l.theme||${key(themeMarks.initial)};delete ${shown};if(t=='light'||t=='dark')${shown}=t`
const consent = `${key(consentMarks.consent)}=l.consent||'unset'`
const isOver = `${key(announcementMarks.until)}<new Date().toISOString().slice(0,10)`
const announcement = `if(l.announcement==${key(announcementMarks.id)}||${isOver})${key(announcementMarks.closed)}=''`
const account = `if((l.token||l.jwt_token)&&/"uid":"/.test(l['user-store']))${key(accountMarks.loggedIn)}=''`
const contact = `if(sessionStorage['contact-card'])${key(contactMarks.closed)}=''`

export const noFlashScript = `try{var d=document.documentElement.dataset,l=localStorage,${[theme, consent, announcement, account, contact].join(';')}}catch(e){}`
