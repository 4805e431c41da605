/** The packed and installed engine: as others have it, and with a plugin of others. */
import { removeAll } from './installed/engine.ts'
import { elsewhere } from './installed/elsewhere.ts'
import { manual } from './installed/manual.ts'
import { newSite } from './installed/newSite.ts'
import { plugin } from './installed/plugin.ts'

plugin.after(removeAll)

elsewhere.run()
newSite.run()
manual.run()
plugin.run()
