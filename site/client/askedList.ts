/** Pages that the navigator shows know whether a list was asked for, as `noFlash.ts` knows it of the first one. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { asksForPart } from '../features/connectors/catalogueState.ts'
import { catalogueAttributes } from './behaviour.ts'

onNavigate(() => document.documentElement.toggleAttribute(catalogueAttributes.asked, asksForPart.test(location.search)))
