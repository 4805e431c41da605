/** A stand-in for a service that pages call, beside dev and preview. */
// #region plugin
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Plugin } from 'site-engine'

export const mockApi = ({ port = 8090 }: { readonly port?: number } = {}): Plugin => ({
  name: 'mock-api',
  companion: () => {
    const origin = `http://localhost:${port}`
    return {
      name: 'Mock API',
      origin,
      async start({ log }) {
        const server = createServer(({ method, url }, response) => {
          log(`${method} ${url}`)
          response.setHeader('access-control-allow-origin', '*')
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify({ stars: 42 }))
        })
        server.listen(port, 'localhost')
        await once(server, 'listening')
        return { origin, close: async () => void server.close() }
      },
    }
  },
})
// #endregion
