import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { decodeSettings } from "#infra/config"
import { Effect, Option, Redacted } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "motorpool-settings-"))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const decode = (environment: Readonly<Record<string, string | undefined>> = {}) =>
  Effect.runSync(decodeSettings({ DATA_DIR: dataDir, ...environment }))

const errorOf = (environment: Readonly<Record<string, string | undefined>>): string => {
  const failure = Effect.runSync(Effect.flip(decodeSettings({ DATA_DIR: dataDir, ...environment })))
  return failure.message
}

it("VINs are decoded without a server by default", () => {
  expect(decode().vpicUrl).toEqual(Option.none())
  expect(decode({ VPIC_URL: "https://vpic.nhtsa.dot.gov/api/" }).vpicUrl).toEqual(
    Option.some("https://vpic.nhtsa.dot.gov/api")
  )
})

it("recalls are entered by hand by default", () => {
  expect(decode().recallsUrl).toEqual(Option.none())
  expect(decode({ RECALLS_URL: "https://api.nhtsa.gov/" }).recallsUrl).toEqual(
    Option.some("https://api.nhtsa.gov")
  )
})

it("the map has no streets of another server by default, and their address may have a key", () => {
  expect(decode().mapStyleUrl).toEqual(Option.none())
  const url = "https://maps.example.com/styles/streets.json?key=abc"
  expect(decode({ MAP_STYLE_URL: url }).mapStyleUrl).toEqual(Option.some(url))
})

describe("the DIMO settings", () => {
  it("require a client id, and default to the URLs of the real service", () => {
    expect(decode().dimo).toEqual({
      clientId: Option.none(),
      flow: "consent",
      loginUrl: "https://login.dimo.org",
      authUrl: "https://auth.dimo.zone",
      identityUrl: "https://identity-api.dimo.zone/query",
      tokenExchangeUrl: "https://token-exchange-api.dimo.zone",
      telemetryUrl: "https://telemetry-api.dimo.zone/query",
      apiKey: Option.none(),
      vehicles: "did:erc721:137:0xbA5738a18d83D41847dfFbDC6101d37C69c9B0cF"
    })
  })

  const LICENSE = "0x51dacC165f1306Abfbf0a6312ec96E13AAA826DB"

  it("keep the spelling of a license, and remove trailing slashes", () => {
    const { dimo } = decode({
      DIMO_CLIENT_ID: LICENSE,
      DIMO_FLOW: "code",
      DIMO_AUTH_URL: "https://auth.dev.dimo.zone/",
      DIMO_LOGIN_URL: "http://127.0.0.1:4600",
      DIMO_IDENTITY_URL: "http://localhost:4600/query",
      DIMO_TOKEN_EXCHANGE_URL: "https://token-exchange-api.dev.dimo.zone/",
      DIMO_TELEMETRY_URL: "http://localhost:4600/telemetry/query",
      DIMO_API_KEY: `0x${"aB".repeat(32)}`,
      DIMO_VEHICLES: "did:erc721:80002:0x45fbCD3ef7361d156e8b16F5538AE36DEdf61Da8"
    })
    expect(Option.map(dimo.apiKey, (key) => Redacted.value(key))).toEqual(Option.some("ab".repeat(32)))
    expect({ ...dimo, apiKey: null }).toEqual({
      clientId: Option.some(LICENSE),
      flow: "code",
      loginUrl: "http://127.0.0.1:4600",
      authUrl: "https://auth.dev.dimo.zone",
      identityUrl: "http://localhost:4600/query",
      tokenExchangeUrl: "https://token-exchange-api.dev.dimo.zone",
      telemetryUrl: "http://localhost:4600/telemetry/query",
      apiKey: null,
      vehicles: "did:erc721:80002:0x45fbCD3ef7361d156e8b16F5538AE36DEdf61Da8"
    })
  })

  it.for([
    ["DIMO_CLIENT_ID", "51dacc165f1306abfbf0a6312ec96e13aaa826db"],
    ["DIMO_FLOW", "popup"],
    ["DIMO_LOGIN_URL", "login.dimo.org"],
    ["DIMO_AUTH_URL", "http://auth.dimo.zone"],
    ["DIMO_AUTH_URL", "http://localhost.evil.example"],
    ["DIMO_AUTH_URL", "https://user:word@auth.dimo.zone"],
    ["DIMO_IDENTITY_URL", "https://identity-api.dimo.zone/query?a=b"],
    ["DIMO_IDENTITY_URL", "https://identity-api.dimo.zone/query#a"],
    ["DIMO_API_KEY", "0xabc"],
    ["DIMO_API_KEY", "g".repeat(64)],
    ["DIMO_TOKEN_EXCHANGE_URL", "http://token-exchange-api.dimo.zone"],
    ["DIMO_TELEMETRY_URL", "telemetry"],
    ["DIMO_VEHICLES", "did:erc721:137"],
    ["VPIC_URL", "http://vpic.nhtsa.dot.gov/api"],
    ["RECALLS_URL", "http://api.nhtsa.gov"],
    ["MAP_STYLE_URL", "http://maps.example.com/style.json"],
    ["MAP_STYLE_URL", "https://user:word@maps.example.com/style.json"],
    ["MAP_STYLE_URL", "/style.json"]
  ] as const)("refuses %s=%s", ([name, value]) => {
    expect(errorOf({ [name]: value })).toMatch(new RegExp(`^${name} must be `))
  })
})
