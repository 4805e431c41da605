/** Loaded first (`node --import`): at its end the process says on stderr which packages it has loaded modules of. */
import { registerHooks } from 'node:module'

const names = new Set<string>()
registerHooks({
  load(url, context, next) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//.exec(url) ?? []
    if (name) names.add(name)
    return next(url, context)
  },
})
process.on('exit', () => process.stderr.write(`loaded: ${[...names].sort().join(' ')}\n`))
