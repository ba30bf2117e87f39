import { BlockList, isIPv4 } from "node:net"
import { normalizeAddress } from "./address.ts"

/** The networks whose `X-Forwarded-For` we trust. */
export interface TrustedProxies {
  /** Whether a text is an address of one of them. */
  readonly includes: (address: string) => boolean
}

const familyOf = (address: string): "ipv4" | "ipv6" => (isIPv4(address) ? "ipv4" : "ipv6")

/**
 * Parses TRUSTED_PROXIES: addresses and CIDR networks. Throws an Error for the operator when an entry is neither.
 */
export const parseTrustedProxies = (list: ReadonlyArray<string>): TrustedProxies => {
  const networks = new BlockList()
  for (const entry of list) addNetwork(networks, entry)
  return {
    includes: (text) => {
      const address = normalizeAddress(text)
      return address !== undefined && networks.check(address, familyOf(address))
    }
  }
}

const addNetwork = (networks: BlockList, entry: string): void => {
  const [text = "", bits, ...rest] = entry.split("/")
  const address = normalizeAddress(text)
  const width = address !== undefined && isIPv4(address) ? 32 : 128
  const prefix = bits === undefined ? width : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  if (address === undefined || rest.length > 0 || !(prefix >= 0 && prefix <= width)) {
    throw new Error(
      `TRUSTED_PROXIES contains "${entry}", which is neither an address nor a network. Enter for example 10.0.0.0/8 or ::1.`
    )
  }
  networks.addSubnet(address, prefix, familyOf(address))
}

/**
 * The address a request came from. Every proxy appends the address it saw on the right, so only what our own proxies
 * wrote can be trusted: walk from the right while the address is a trusted proxy. Forged entries are further left and
 * never reached.
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string | undefined,
  trusted: TrustedProxies
): string => {
  let address = normalizeAddress(peer) ?? peer
  const hops = forwardedFor?.split(",") ?? []
  while (hops.length > 0 && trusted.includes(address)) {
    const hop = normalizeAddress(hops.pop() ?? "")
    if (hop === undefined) break
    address = hop
  }
  return address
}
