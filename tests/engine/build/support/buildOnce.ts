/** One build in a process of its own: `node buildOnce.ts <root> [<options as JSON>]`. Prints the result as JSON. */
import { build, type BuildOptions } from '../../../../engine/build.ts'
import { loadConfig } from '../../../../engine/config/load.ts'
import { SiteError } from '../../../../engine/errors/SiteError.ts'
import { silentReporter } from '../../../../engine/run/reporter.ts'

const [root, options = '{}'] = process.argv.slice(2)
const controller = new AbortController()
process.once('SIGTERM', () => controller.abort())

try {
  const config = await loadConfig({ root: root! })
  const notes: string[] = []
  const report = { ...silentReporter, note: (text: string) => void notes.push(text) }
  const result = await build(config, {
    cache: true,
    write: true,
    report,
    signal: controller.signal,
    ...(JSON.parse(options) as Partial<BuildOptions>),
  })
  process.stdout.write(JSON.stringify({ ...result, notes }))
  process.exitCode = result.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0
} catch (error) {
  process.stdout.write(
    JSON.stringify({
      diagnostics:
        error instanceof SiteError
          ? error.diagnostics
          : [{ code: controller.signal.aborted ? 'aborted' : 'bug', message: String(error) }],
    }),
  )
  process.exitCode = error instanceof SiteError && error.diagnostics[0]!.code === 'lock-held' ? 3 : 1
}
