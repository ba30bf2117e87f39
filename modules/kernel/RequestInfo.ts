import { Context } from "effect"

/** Where the current request comes from; empty in jobs and on the command line. */
export const RequestInfo = Context.Reference<{
  readonly requestId: string | null
  /** The client's address, behind the trusted proxies. */
  readonly address: string | null
  /** The IPv4 address or the /64 of the IPv6 address: what rates count by. */
  readonly network: string | null
  /** The IPv4 address or the /48 of the IPv6 address: what takes turns. */
  readonly subscriber: string | null
  readonly userAgent: string | null
}>("kernel/RequestInfo", {
  defaultValue: () => ({ requestId: null, address: null, network: null, subscriber: null, userAgent: null })
})
