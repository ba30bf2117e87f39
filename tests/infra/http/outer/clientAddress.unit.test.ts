import { describe, expect, it } from "vitest"
import { isLoopback, normalizeAddress, originOf } from "../../../../infra/http/outer/address.ts"
import { isForwarded } from "../../../../infra/http/outer/forwarding.ts"
import { clientAddress, parseTrustedProxies } from "../../../../infra/http/outer/clientAddress.ts"

const proxies = parseTrustedProxies(["10.0.0.0/8", "::1", "2001:db8:ffff::/48"])

describe("known flaw: rate limit by leftmost X-Forwarded-For", () => {
  it.each([
    ["ignores the header of an untrusted peer", "203.0.113.7", "1.1.1.1", "203.0.113.7"],
    ["uses the peer without a header", "10.0.0.1", undefined, "10.0.0.1"],
    ["uses the entry of a trusted proxy", "10.0.0.1", "198.51.100.4", "198.51.100.4"],
    ["ignores an address forged on the left", "10.0.0.1", "6.6.6.6, 198.51.100.4", "198.51.100.4"],
    ["skips two trusted proxies in a row", "10.0.0.1", "198.51.100.4, 10.2.3.4", "198.51.100.4"],
    ["ignores a trusted address forged on the left", "10.0.0.1", "10.9.9.9,198.51.100.4", "198.51.100.4"],
    ["uses the farthest proxy when there are only proxies", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["stops at an entry that is not an address", "10.0.0.1", "198.51.100.4, unknown", "10.0.0.1"],
    ["uses the peer with an empty header", "10.0.0.1", "", "10.0.0.1"],
    ["recognizes an IPv4-mapped proxy", "::ffff:10.0.0.1", "198.51.100.4", "198.51.100.4"],
    ["normalizes an IPv4-mapped client", "10.0.0.1", "::ffff:198.51.100.4", "198.51.100.4"],
    ["removes a port", "10.0.0.1", "198.51.100.4:4711", "198.51.100.4"],
    ["removes the brackets and port of IPv6", "2001:db8:ffff::1", "[2001:DB8::7]:443", "2001:db8::7"],
    [
      "ignores the header of an IPv6 peer outside of the trusted network",
      "2001:db8:fffe::1",
      "198.51.100.4",
      "2001:db8:fffe::1"
    ],
    ["keeps a peer that is not an address", "unix:", "198.51.100.4", "unix:"]
  ])("%s", (_, peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(expected)
  })

  it("trusts no one when the list is empty", () => {
    expect(clientAddress("127.0.0.1", "198.51.100.4", parseTrustedProxies([]))).toBe("127.0.0.1")
  })

  it.each(["example.org", "10.0.0.0/33", "10.0.0.0/", "::/129", "10.0.0.0/8/8", ""])(
    "refuses %j as a trusted proxy with a message",
    (entry) => {
      expect(() => parseTrustedProxies([entry])).toThrow(/TRUSTED_PROXIES contains ".*", which is neither/)
    }
  )
})

describe("the network that rates count by, and the subscriber that takes turns", () => {
  it.each([
    ["198.51.100.4", "198.51.100.4", "198.51.100.4"],
    ["::ffff:198.51.100.4", "198.51.100.4", "198.51.100.4"],
    ["::ffff:c633:6404", "198.51.100.4", "198.51.100.4"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8:0:2::9", "2001:db8:0:2::/64", "2001:db8::/48"],
    ["2001:db8::1", "2001:db8::/64", "2001:db8::/48"],
    ["::1", "::/64", "::/48"],
    ["fe80::1%eth0", "fe80::/64", "fe80::/48"],
    ["not an address", "not an address", "not an address"]
  ])("%s counts as %s and %s", (address, network, subscriber) => {
    expect(originOf(address)).toEqual({ network, subscriber })
  })
})

it.each([
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["10.0.0.1", false],
  ["::2", false],
  ["localhost", false]
])("isLoopback(%s) is %s", (address, expected) => {
  expect(isLoopback(address)).toBe(expected)
})

it("has one spelling per address", () => {
  expect(normalizeAddress("2001:0DB8:0:0::0001")).toBe(normalizeAddress("[2001:db8::1]:80"))
  expect(normalizeAddress("1.2.3")).toBeUndefined()
})

it("treats a request as forwarded when any header says so", () => {
  expect(isForwarded(new Headers({ host: "localhost", accept: "*/*" }))).toBe(false)
  for (const name of [
    "X-Forwarded-For",
    "Forwarded",
    "Via",
    "X-Real-IP",
    "X-Forwarded-Host",
    "X-Forwarded-Proto"
  ]) {
    expect(isForwarded(new Headers({ [name]: "" }))).toBe(true)
  }
})
