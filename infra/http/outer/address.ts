import { isIP, isIPv4, isIPv6 } from "node:net"

const mappedIPv4 = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

const MOST_REMEMBERED = 10_000
const LONGEST_ADDRESS = 60

/** Remembers what it returned, because the same callers come again and again. */
const remembered = <A>(compute: (text: string) => A): ((text: string) => A) => {
  const known = new Map<string, A>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = compute(text)
    if (known.size >= MOST_REMEMBERED) known.clear()
    if (text.length <= LONGEST_ADDRESS) known.set(text, result)
    return result
  }
}

const withoutPortAndZone = (text: string): string => {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)
  const bare = bracketed?.[1] ?? text
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(bare)
  return (withPort?.[1] ?? bare).replace(/%.*$/, "")
}

/**
 * The canonical form of an IP address: IPv6 compressed in lower case, IPv4-mapped IPv6 as IPv4, without port, brackets
 * or zone. `undefined` when the text is not an address.
 */
export const normalizeAddress = remembered((text: string): string | undefined => {
  const bare = withoutPortAndZone(text.trim())
  if (isIP(bare) === 0) return undefined
  if (isIPv4(bare)) return bare
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = mappedIPv4.exec(canonical)
  if (!mapped) return canonical
  const [high, low] = [parseInt(mapped[1] ?? "", 16), parseInt(mapped[2] ?? "", 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join(".")
})

/** Whether the address is loopback: 127.0.0.0/8 or ::1. */
export const isLoopback = (text: string): boolean => {
  const address = normalizeAddress(text)
  return address !== undefined && (address === "::1" || (isIPv4(address) && address.startsWith("127.")))
}

/** Whether a host name, as written in a URL, is this machine. */
export const isLoopbackHost = (hostname: string): boolean =>
  hostname === "localhost" || isLoopback(hostname.replace(/^\[|\]$/g, ""))

/**
 * Whether a request's Host is this machine. An attacker's page could point its own name at 127.0.0.1 and read our
 * response as "same origin" (DNS rebinding), but then Host carries that name.
 */
export const namesThisMachine = (host: string | undefined): boolean =>
  host === undefined || (URL.canParse(`http://${host}`) && isLoopbackHost(new URL(`http://${host}`).hostname))

/** The network of an IPv6 address that has its first groups of 16 bits; anything else as it is. */
const prefixOf = (text: string, groups: number): string => {
  const address = normalizeAddress(text)
  if (address === undefined || !isIPv6(address)) return address ?? text
  const [head = "", tail] = address.split("::")
  const left = head === "" ? [] : head.split(":")
  const right = tail === undefined || tail === "" ? [] : tail.split(":")
  const zeros: ReadonlyArray<string> = Array.from({ length: 8 - left.length - right.length }, () => "0")
  const prefix = [...left, ...zeros, ...right].slice(0, groups).join(":")
  return `${new URL(`http://[${prefix}::]`).hostname.slice(1, -1)}/${groups * 16}`
}

/** Where a request comes from. Of IPv4, both are the address. */
export interface Origin {
  /**
   * The /64 of an IPv6 address, because one household or virtual machine could use a new address for every request.
   * Counted by rates that are lower than what a carrier's customers do together.
   */
  readonly network: string
  /**
   * The /48 of an IPv6 address, the largest network that one subscriber usually gets: 65,536 networks. Takes one share
   * and one turn.
   */
  readonly subscriber: string
}

export const originOf = remembered((address: string): Origin => ({
  network: prefixOf(address, 4),
  subscriber: prefixOf(address, 3)
}))
