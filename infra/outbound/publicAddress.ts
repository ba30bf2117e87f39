import { BlockList, isIPv4, isIPv6 } from "node:net"

/** What is not a host on the public internet (IANA's special-purpose registry), and what clouds answer on. */
const SPECIAL_IPV4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  // Shared by providers and their customers; Alibaba Cloud answers on 100.100.100.200.
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Link-local, with the metadata of most clouds.
  ["169.254.0.0", 16],
  // Azure's hosts answer their machines on it, although it is public.
  ["168.63.129.16", 32],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4]
] as const

/** Everything else is loopback, private, link-local, multicast, a mapped IPv4 address, or NAT64. */
const GLOBAL_IPV6 = [["2000::", 3]] as const

/** Within that: protocols, tunnels to IPv4 addresses (Teredo, 6to4), and documentation. */
const SPECIAL_IPV6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20]
] as const

const listOf = (family: "ipv4" | "ipv6", subnets: ReadonlyArray<readonly [string, number]>): BlockList => {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family)
  return list
}

const specialIpv4 = listOf("ipv4", SPECIAL_IPV4)
const globalIpv6 = listOf("ipv6", GLOBAL_IPV6)
const specialIpv6 = listOf("ipv6", SPECIAL_IPV6)

/** Whether an IP address is one of a host on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !specialIpv4.check(address, "ipv4")
  if (!isIPv6(address) || address.includes("%")) return false
  return globalIpv6.check(address, "ipv6") && !specialIpv6.check(address, "ipv6")
}
