/**
 * For `--import`: a machine without a network. Who asks for it fails as there, and is told of on the standard error
 * output, because one that goes on in silence has asked all the same. Pipes and files are no network.
 */
import { Socket } from 'node:net'

const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket

Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
  const [first] = (Array.isArray(args[0]) ? args[0] : args) as [unknown]
  const { path, host, port } = (typeof first === 'object' ? first : { port: first }) as Record<string, unknown>
  if (typeof path === 'string') return connect.apply(this, args)
  process.stderr.write(`asked for the network: ${host ?? 'localhost'}:${port}\n`)
  const error = Object.assign(new Error('connect ENETUNREACH'), { code: 'ENETUNREACH', syscall: 'connect' })
  queueMicrotask(() => this.destroy(error))
  return this
} as typeof Socket.prototype.connect
