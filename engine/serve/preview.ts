/** Serves what was built on this machine, as a public host would. */
import { createRequestHandler } from './requestHandler.ts'
import { createBrandSites, type Allowed } from './brandSites.ts'
import { createServedBuilds } from './servedBuilds.ts'
import { ownHosts } from './host.ts'
import { listen, type ListenOptions } from './listen.ts'
import { createLimitedServer } from './server.ts'

export type PreviewOptions = ListenOptions &
  Allowed & {
    /** Absolute. */
    readonly out: string
    /** Names of tunnels and proxies that lead here, to the default brand; `*.example.com` for all below one. */
    readonly allowedHosts?: readonly string[] | undefined
    log(line: string): void
  }

export type Preview = {
  readonly port: number
  /** The default brand first. */
  readonly urls: readonly { readonly brand: string; readonly url: string }[]
  /** Lets answers that have begun finish, for 5 s at most. */
  close(): Promise<void>
}

/**
 * The default brand at `localhost`, every brand at `<brand>.localhost` and under its own host names. A new build is picked up
 * within 200 ms. Throws `SiteError` `output-missing`, `port-in-use`, `connect-source-invalid`.
 */
export async function preview({
  out,
  host,
  allowedHosts,
  port,
  strictPort,
  log,
  ...allowed
}: PreviewOptions): Promise<Preview> {
  const own = ownHosts(host)
  const logError = (error: unknown) => log(error instanceof Error ? (error.stack ?? error.message) : String(error))
  const builds = await createServedBuilds(out, (manifest) => createBrandSites(manifest, own, allowed), logError)

  // Known after listening only, and no request comes before.
  let bound = port
  const handler = createRequestHandler({ builds, allowedHosts, port: () => bound })
  const { server, close } = createLimitedServer(handler, logError)
  bound = await listen(server, { host, port, strictPort })
  if (port !== 0 && bound !== port) log(`Port ${port} is in use; serving on ${bound}.`)

  const [{ site }] = await builds.current()
  const name = loopback.has(host) ? 'localhost' : own.at(-1)!
  const urls = [...site.brands]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ id, isDefault }) => ({ brand: id, url: `http://${isDefault ? name : `${id}.localhost`}:${bound}/` }))
  return { port: bound, urls, close }
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'])
