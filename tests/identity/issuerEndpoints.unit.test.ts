import { hasUsableEndpoints } from "#identity/contract"
import { describe, expect, it } from "vitest"

const at = (origin: string) => ({
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  jwks_uri: `${origin}/keys`
})
const NAMES = ["authorization_endpoint", "token_endpoint", "jwks_uri"]

describe("the addresses in an issuer's metadata", () => {
  it("are https, also of other hosts, or http like the issuer's own", () => {
    expect(hasUsableEndpoints("https://id.example", at("https://login.example"))).toBe(true)
    expect(hasUsableEndpoints("http://127.0.0.1:4010", at("http://127.0.0.1:4010"))).toBe(true)
    expect(hasUsableEndpoints("http://127.0.0.1:4010", at("https://id.example"))).toBe(true)
  })

  it.each(NAMES)("cannot be used if %s is something else", (name) => {
    const good = at("https://id.example")
    for (const value of ["http://id.example/", "ftp://id.example", "id.example", "", 7, null, undefined])
      expect
        .soft(hasUsableEndpoints("https://id.example", { ...good, [name]: value }), String(value))
        .toBe(false)
  })
})
