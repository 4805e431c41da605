/**
 * What has to be known before the first paint, besides the colour mode: a bar that was dismissed or is over must not push the
 * page down, who is logged in must not be asked to, and a question must not come late.
 */
import { noFlashScript, rootProperty } from '../theme/styles/noFlash.ts'
import { accountAttributes, announcementAttributes, consentAttributes, contactAttributes } from './client/behaviour.ts'

const consent = `${rootProperty(consentAttributes.consent)}=l.consent||'unset'`
const isOver = `${rootProperty(announcementAttributes.until)}<new Date().toISOString().slice(0,10)`
const isClosed = `l.announcement==${rootProperty(announcementAttributes.id)}||${isOver}`
const announcement = `if(${isClosed})${rootProperty(announcementAttributes.closed)}=''`
const account = `if((l.token||l.jwt_token)&&/"uid":"/.test(l['user-store']))${rootProperty(accountAttributes.loggedIn)}=''`
const contact = `if(sessionStorage['contact-card'])${rootProperty(contactAttributes.closed)}=''`

export const noFlash = noFlashScript(consent, announcement, account, contact)
