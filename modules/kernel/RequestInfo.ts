import { Context } from "effect"

/** From where the present request came; empty in jobs and at the shell. */
export const RequestInfo = Context.Reference<{
  readonly requestId: string | null
  /** The client's address, trusted proxies taken into account. */
  readonly address: string | null
  /** The address for IPv4, its /64 for IPv6: what one subscriber controls. */
  readonly network: string | null
  readonly userAgent: string | null
}>("kernel/RequestInfo", {
  defaultValue: () => ({ requestId: null, address: null, network: null, userAgent: null })
})
