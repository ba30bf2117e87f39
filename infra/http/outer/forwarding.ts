const forwardingHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip"
]

/**
 * Whether a proxy passed this request on. A request that comes from loopback without any such header was
 * sent by a program on this machine; with one, the sender may be anybody behind a proxy on this machine.
 */
export const isForwarded = (headers: Headers): boolean => forwardingHeaders.some((name) => headers.has(name))
