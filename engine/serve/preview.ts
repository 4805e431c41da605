/** Serves what was built, the way a public host would, on this machine. */
import type { ServeHandler } from '../types.ts'
import { createAnswer } from './answer.ts'
import { createBrandSites } from './brandSites.ts'
import { createGenerations } from './generations.ts'
import { ownHosts } from './host.ts'
import { listen } from './listen.ts'
import { createLimitedServer } from './server.ts'

export type PreviewOptions = {
  /** Absolute. */
  readonly out: string
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  readonly strictPort: boolean
  readonly handlers?: readonly ServeHandler[] | undefined
  /** Origins that pages of a brand may send requests to, besides their own. */
  readonly connect?: ((brand: string) => readonly string[]) | undefined
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
  port,
  strictPort,
  handlers = [],
  connect = () => [],
  log,
}: PreviewOptions): Promise<Preview> {
  const own = ownHosts(host)
  const say = (error: unknown) => log(error instanceof Error ? (error.stack ?? error.message) : String(error))
  const generations = await createGenerations(out, (manifest) => createBrandSites(manifest, own, connect), say)

  // Known after listening only, and no request comes before.
  let bound = port
  const answer = createAnswer({ generations, handlers, port: () => bound })
  const { server, close } = createLimitedServer(answer, say)
  bound = await listen(server, { host, port, strictPort })
  if (port !== 0 && bound !== port) log(`Port ${port} is in use; serving on ${bound}.`)

  const [{ site }] = await generations.current()
  const name = loopback.has(host) ? 'localhost' : own.at(-1)!
  const urls = [...site.brands]
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ id, isDefault }) => ({ brand: id, url: `http://${isDefault ? name : `${id}.localhost`}:${bound}/` }))
  return { port: bound, urls, close }
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'])
