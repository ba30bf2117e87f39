import { decodeSettings } from "#infra/config"
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { allowedEndpoint } from "../../../infra/push/allowList.ts"
import { subjectOf } from "../../../infra/push/subject.ts"

const DATA_DIR = mkdtempSync(join(tmpdir(), "motorpool-push-"))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const hosts = async (PUSH_HOSTS?: string) =>
  (await Effect.runPromise(decodeSettings({ DATA_DIR, ...(PUSH_HOSTS === undefined ? {} : { PUSH_HOSTS }) })))
    .pushHosts

const known = await hosts()

describe("the default push hosts", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://eu.updates.push.services.mozilla.com/wpush/v2/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/abc",
    "https://api.push.apple.com/abc"
  ])("allow a browser's push service: %s", (endpoint) => {
    expect(allowedEndpoint(endpoint, known)).toBe(endpoint)
  })

  it.each([
    ["plain HTTP", "http://fcm.googleapis.com/x"],
    ["another port", "https://fcm.googleapis.com:8443/x"],
    ["the metadata service of a cloud", "http://169.254.169.254/latest/meta-data"],
    ["the same over TLS", "https://169.254.169.254/latest/meta-data"],
    ["an address as a number", "https://2852039166/"],
    ["an address in hexadecimal", "https://0xA9FEA9FE/"],
    ["localhost", "https://localhost/x"],
    ["the loopback address", "https://127.0.0.1/x"],
    ["the loopback address in IPv6", "https://[::1]/x"],
    ["IPv4 inside IPv6", "https://[::ffff:169.254.169.254]/x"],
    ["a private network", "https://10.0.0.1/x"],
    ["another host after an at sign", "https://fcm.googleapis.com@127.0.0.1/x"],
    ["a user name and password", "https://user:secret@fcm.googleapis.com/x"],
    ["a user name", "https://user@fcm.googleapis.com/x"],
    ["another host before a backslash", "https://127.0.0.1\\@fcm.googleapis.com/x"],
    ["a host in the path", "https://example.com/fcm.googleapis.com"],
    ["a host in the query", "https://example.com/?fcm.googleapis.com"],
    ["a host in the fragment", "https://fcm.googleapis.com/#@example.com"],
    ["a domain of which the host is a prefix", "https://fcm.googleapis.com.example.com/x"],
    ["a domain of which the host is a suffix", "https://evilfcm.googleapis.com/x"],
    ["a subdomain without a wildcard", "https://sub.fcm.googleapis.com/x"],
    ["the parent of a wildcard", "https://push.services.mozilla.com/x"],
    ["a domain that only ends like a wildcard", "https://evilpush.services.mozilla.com/x"],
    ["a trailing dot", "https://fcm.googleapis.com./x"],
    ["a trailing dot with a wildcard", "https://a.push.services.mozilla.com./x"],
    ["lookalike letters", "https://fcm.googleapıs.com/x"],
    ["another protocol", "ftp://fcm.googleapis.com/x"],
    ["a file URL", "file:///etc/passwd"],
    ["a data URL", "data:text/plain,x"],
    ["a URL that is too long once normalized", `https://fcm.googleapis.com/${"ü".repeat(900)}`],
    ["a host without a protocol", "fcm.googleapis.com"],
    ["an empty string", ""]
  ])("refuse %s", (_, endpoint) => {
    expect(allowedEndpoint(endpoint, known)).toBeUndefined()
  })

  it("normalize the URL, whatever its spelling", () => {
    expect(allowedEndpoint(" HTTPS://FCM.GoogleAPIs.com:443/x ", known)).toBe("https://fcm.googleapis.com/x")
  })
})

describe("PUSH_HOSTS", () => {
  it("replaces the defaults and takes an origin literally", async () => {
    const own = await hosts("http://localhost:1234, *.push.example.com")
    expect(allowedEndpoint("http://localhost:1234/x", own)).toBe("http://localhost:1234/x")
    expect(allowedEndpoint("https://a.push.example.com/x", own)).toBe("https://a.push.example.com/x")
    for (const other of [
      "http://localhost/x",
      "http://localhost:1235/x",
      "https://localhost:1234/x",
      "http://127.0.0.1:1234/x",
      "http://localhost:1234@example.com/x",
      "https://fcm.googleapis.com/x"
    ])
      expect(allowedEndpoint(other, own), other).toBeUndefined()
  })

  it.each([
    "*",
    "*.com",
    "https://example.com/path",
    "127.0.0.1",
    "example.com:443",
    "a b.example.com",
    "ftp://example.com"
  ])("refuses %s", async (entry) => {
    await expect(hosts(entry)).rejects.toThrow(/^PUSH_HOSTS must be hosts such as push\.example\.com/)
  })
})

describe("the contact for push services", () => {
  it.each([
    ["Motorpool <fleet@example.com>", "https://fleet.example.com", "mailto:fleet@example.com"],
    ["fleet@example.com", "http://localhost:4000", "mailto:fleet@example.com"],
    ["Motorpool <motorpool@localhost>", "https://fleet.example.com", "https://fleet.example.com"],
    ["Motorpool <motorpool@localhost>", "http://localhost:4000", "mailto:motorpool@localhost"]
  ])("%s at %s is %s", (mailFrom, publicUrl, subject) =>
    expect(subjectOf({ mailFrom, publicUrl })).toBe(subject)
  )
})
