/** Handles a request to the preview server, from the guard to the file. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BrandSite, BrandSites } from './brandSites.ts'
import { sendError } from './errorPage.ts'
import type { ServedBuild, ServedBuilds, NewestBuilds } from './servedBuilds.ts'
import { guardRequest, type AcceptedRequest } from './guard.ts'
import type { Policy } from './policy.ts'
import { createResponder } from './respond.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { RequestHandler } from './server.ts'

type RequestHandlerOptions = {
  readonly builds: ServedBuilds<BrandSites>
  readonly allowedHosts?: Policy['allowedHosts']
  port(): number
}

export function createRequestHandler({ builds, allowedHosts, port }: RequestHandlerOptions): RequestHandler {
  const respondFile = createResponder()
  const plain = securityHeaders()

  return async (request, response) => {
    const before = await builds.current()
    const accepted = guardRequest(request, { hosts: before[0].site.hosts, allowedHosts, port: port() })
    if (accepted.kind === 'refused') {
      return sendError(response, accepted.status, accepted.reason, {
        ...plain,
        ...(accepted.allow && { Allow: accepted.allow }),
      })
    }
    if (await serve(request, response, accepted, before)) return
    // The build may have been replaced between lookup and opening: then the whole response comes from the new one.
    const after = await builds.current({ revalidate: true })
    if (after[0] !== before[0] && (await serve(request, response, accepted, after))) return
    sendError(response, 404, 'There is no such page.', plain)
  }

  /** False, with nothing sent, where there is no file to send. */
  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    accepted: AcceptedRequest,
    [newest, previous]: NewestBuilds<BrandSites>,
  ): Promise<boolean> {
    const send = ({ site, stamp }: ServedBuild<BrandSites>, brand: BrandSite, name: string, status: 200 | 404) => {
      const file = brand.files[name]!
      const open = () => builds.open({ site, stamp }, `${brand.id}/${name}`, file.size)
      return respondFile(request, response, { ...file, name, status, open }, brand.headers)
    }

    const brand = newest.site.brandAt(accepted.hostname)
    const found = brand.lookup(accepted.path, accepted.query)
    if (found.kind === 'redirect') {
      response
        .writeHead(308, {
          ...brand.headers,
          Location: found.location,
          'Cache-Control': 'no-cache',
          'Content-Length': 0,
        })
        .end()
      return true
    }
    if (found.kind === 'file') return send(newest, brand, found.file, 200)

    // A page of the previous build may still ask for its scripts; their names change with their content.
    const old = previous?.site.brandAt(accepted.hostname)
    const left = old?.lookup(accepted.path)
    if (left?.kind === 'file' && old!.files[left.file]!.immutable && (await send(previous!, old!, left.file, 200)))
      return true
    return found.file404 !== undefined && send(newest, brand, found.file404, 404)
  }
}
