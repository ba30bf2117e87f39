import { isPublicAddress } from "#infra/outbound"
import { expect, it } from "vitest"
import { flawOfAddresses, targetOf } from "../../../infra/outbound/target.ts"

it.each(["8.8.8.8", "93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:2800:21f::1", "2a00:1450:4001::5"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  }
)

it.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "100.100.100.200",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::8.8.8.8",
  "64:ff9b::a00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:a00:1::1",
  "3fff::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "localhost",
  ""
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each([
  ["https://example.com/hook?key=1", undefined],
  ["http://example.com", "insecure"],
  ["ftp://example.com", "invalid"],
  ["https://user:secret@example.com", "invalid"],
  ["https://example.com/#part", "invalid"],
  ["example.com", "invalid"],
  [`https://example.com/${"x".repeat(1000)}`, "invalid"],
  ["http://localhost:4010/hook", undefined],
  ["http://localhost:4011/hook", "insecure"]
])("reads the URL %s as expected", (url, flaw) => {
  const target = targetOf(url, ["http://localhost:4010"])
  expect(typeof target === "string" ? target : undefined).toBe(flaw)
})

it.each([
  "https://2130706433/",
  "https://0x7f.1/",
  "https://127.1/",
  "https://[::ffff:7f00:1]/",
  "https://0/"
])("sees through the spelling of %s", (url) => {
  const target = targetOf(url, [])
  if (typeof target === "string") throw new Error("The URL is valid.")
  expect(flawOfAddresses(target, [target.host])).toBe("private")
})

it("refuses a host if one of its addresses is private, or if it has none", () => {
  const target = targetOf("https://example.com", [])
  if (typeof target === "string") throw new Error("The URL is valid.")
  expect(flawOfAddresses(target, ["8.8.8.8", "10.0.0.1"])).toBe("private")
  expect(flawOfAddresses(target, [])).toBe("unknown_host")
  expect(flawOfAddresses(target, ["8.8.8.8"])).toBeUndefined()
})
