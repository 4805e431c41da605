/** Finds a port. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { portInUse } from '../errors/messages.ts'

export type ListenOptions = {
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  /** Give up instead of trying the ports after it. */
  readonly strictPort: boolean
}

/** The port listened on. Throws `SiteError` `port-in-use`; other faults of the machine as Node reports them. */
export async function listen(server: Server, { host, port, strictPort }: ListenOptions): Promise<number> {
  const last = strictPort ? port : Math.min(port + attempts - 1, 65_535)
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      return await listenAt(server, host, candidate)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  throw portInUse(port, host)
}

const attempts = 20

function listenAt(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject)
      // A TCP server that listens has an address with a port.
      resolve((server.address() as AddressInfo).port)
    })
  })
}
