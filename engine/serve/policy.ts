/** What the guard is given: the request as it came, and what is allowed. */

/** What is read of a request: the part of `IncomingMessage` that came over the wire. */
export type WireRequest = {
  readonly method?: string | undefined
  /** The raw target, as sent. */
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly rawHeaders: readonly string[]
}

export type Policy = {
  /** Host names without a port, in lower case; `*.localhost` allows every name below `localhost`. */
  readonly hosts: readonly string[]
  /** The same of a tunnel or a proxy that leads here: at any port, and as the Origin of a request whose Host is that of this server. */
  readonly allowedHosts?: readonly string[] | undefined
  /** Where given, a Host with another port is refused. A Host without one means port 80. */
  readonly port?: number | undefined
  /** Methods that are answered. Default: GET and HEAD. */
  readonly methods?: readonly string[] | undefined
  /**
   * Lets a segment pass that has a colon or begins with a dot; `.` and `..` never pass. `index` counts from 0.
   * Default: `.well-known` in the first place (RFC 8615).
   */
  readonly allowSegment?: ((segment: string, index: number, segments: readonly string[]) => boolean) | undefined
}
