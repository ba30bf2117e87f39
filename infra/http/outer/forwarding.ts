const forwardingHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip"
]

/**
 * Whether a proxy forwarded this request. A request from loopback without such a header was sent by a program on this
 * machine; with one, the sender may be anyone behind a local proxy.
 */
export const isForwarded = (headers: Headers): boolean => forwardingHeaders.some((name) => headers.has(name))
