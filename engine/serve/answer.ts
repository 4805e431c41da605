/** A request to the preview server, from the guard to the file. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServeHandler } from '../types.ts'
import type { BrandSite, BrandSites } from './brandSites.ts'
import { sendError } from './errorPage.ts'
import { findHandler, handlerMethods, runHandler } from './fetchHandler.ts'
import type { Generation, Generations, Newest } from './generations.ts'
import { guardRequest, type Grant } from './guard.ts'
import { createResponder } from './respond.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { Answer } from './server.ts'

type AnswerOptions = {
  readonly generations: Generations<BrandSites>
  port(): number
  readonly handlers: readonly ServeHandler[]
}

export function createAnswer({ generations, port, handlers }: AnswerOptions): Answer {
  const respondFile = createResponder()
  const plain = securityHeaders()
  const methods = (path: string) => (findHandler(handlers, path) ? handlerMethods : ['GET', 'HEAD'])

  return async (request, response) => {
    const before = await generations.current()
    const grant = guardRequest(request, { hosts: before[0].site.hosts, port: port(), methods })
    if (grant.kind === 'refused') {
      return sendError(response, grant.status, grant.reason, { ...plain, ...(grant.allow && { Allow: grant.allow }) })
    }
    const handler = findHandler(handlers, grant.path)
    if (handler) return runHandler(handler, request, response, { host: grant.host, headers: plain })

    if (await serve(request, response, grant, before)) return
    // The build may have been replaced between looking up and opening: the whole answer then comes from the new one.
    const after = await generations.current({ fresh: true })
    if (after[0] !== before[0] && (await serve(request, response, grant, after))) return
    sendError(response, 404, 'There is no such page.', plain)
  }

  /** False, with nothing sent, where there is no file to send. */
  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    grant: Grant,
    [newest, former]: Newest<BrandSites>,
  ): Promise<boolean> {
    const send = ({ site, stamp }: Generation<BrandSites>, brand: BrandSite, name: string, status: 200 | 404) => {
      const file = brand.files[name]!
      const open = () => generations.open({ site, stamp }, `${brand.id}/${name}`, file.size)
      return respondFile(request, response, { ...file, name, status, open }, brand.headers)
    }

    const brand = newest.site.brandAt(grant.hostname)
    const found = brand.lookup(grant.path, grant.query)
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

    // A page opened before the swap may still ask for its scripts; their names change with their content.
    const old = former?.site.brandAt(grant.hostname)
    const left = old?.lookup(grant.path)
    if (left?.kind === 'file' && old!.files[left.file]!.immutable && (await send(former!, old!, left.file, 200)))
      return true
    return found.file404 !== undefined && send(newest, brand, found.file404, 404)
  }
}
