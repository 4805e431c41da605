/**
 * What has to be known before the first paint, besides the colour mode and the announcement: who is logged in must not be
 * asked to, and a question must not come late.
 */
import { announcementClosed, noFlashScript, rootProperty } from '../theme/styles/noFlash.ts'
import { accountAttributes, consentAttributes, contactAttributes } from './client/behaviour.ts'

const consent = `${rootProperty(consentAttributes.consent)}=l.consent||'unset'`
const account = `if((l.token||l.jwt_token)&&/"uid":"/.test(l['user-store']))${rootProperty(accountAttributes.loggedIn)}=''`
const contact = `if(sessionStorage['contact-card'])${rootProperty(contactAttributes.closed)}=''`

export const noFlash = noFlashScript(consent, announcementClosed, account, contact)
