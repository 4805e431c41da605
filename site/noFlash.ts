/**
 * What has to be known before the first paint, besides the colour mode and the announcement: who is logged in must not be
 * asked to, a question must not come late, and a list must not show what nobody asked for.
 */
import { asksForPart } from './features/connectors/catalogueState.ts'
import { announcementClosed, noFlashScript, rootProperty } from '../theme/styles/noFlash.ts'
import { accountAttributes, catalogueAttributes, consentAttributes, contactAttributes } from './client/behaviour.ts'

const consent = `${rootProperty(consentAttributes.consent)}=l.consent||'unset'`
const account = `if((l.token||l.jwt_token)&&/"uid":"/.test(l['user-store']))${rootProperty(accountAttributes.loggedIn)}=''`
const contact = `if(sessionStorage['contact-card'])${rootProperty(contactAttributes.closed)}=''`
const asked = `if(${asksForPart}.test(location))${rootProperty(catalogueAttributes.asked)}=''`

export const noFlash = noFlashScript(consent, announcementClosed, account, contact, asked)
