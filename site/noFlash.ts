/**
 * What has to be known before the first paint, besides the colour mode: a bar that was dismissed or is over must not push the
 * page down, who is logged in must not be asked to, and a question must not come late.
 */
import { noFlashScript, rootProperty } from '../theme/styles/noFlash.ts'
import { accountMarks, announcementMarks, consentMarks, contactMarks } from './client/behaviour.ts'

const consent = `${rootProperty(consentMarks.consent)}=l.consent||'unset'`
const isOver = `${rootProperty(announcementMarks.until)}<new Date().toISOString().slice(0,10)`
const isClosed = `l.announcement==${rootProperty(announcementMarks.id)}||${isOver}`
const announcement = `if(${isClosed})${rootProperty(announcementMarks.closed)}=''`
const account = `if((l.token||l.jwt_token)&&/"uid":"/.test(l['user-store']))${rootProperty(accountMarks.loggedIn)}=''`
const contact = `if(sessionStorage['contact-card'])${rootProperty(contactMarks.closed)}=''`

export const noFlash = noFlashScript(consent, announcement, account, contact)
