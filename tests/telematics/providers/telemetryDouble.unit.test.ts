import { Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { personalSignature } from "../../../modules/telematics/providers/signing.ts"
import { type Dimo, startDimo } from "../../support/dimo/index.ts"
import { newApiKey, recoverSigner, signerOf } from "../../support/dimo/license.ts"
import { CONTRACT } from "../../support/dimo/state.ts"

const CALLBACK = "https://fleet.example.com/auth/dimo/callback"

let dimo: Dimo
beforeAll(async () => {
  dimo = await startDimo({ redirectUris: [CALLBACK] })
  dimo.setVehicles(dimo.wallet(), [{ tokenId: 7, definition: null }])
  dimo.share(dimo.wallet(), undefined, [1])
  dimo.setSignals(7, { speed: 50, currentLocationHeading: 90 }, new Date("2026-11-26T10:00:00Z"))
})
afterAll(() => dimo.stop())

const send = async (path: string, init: RequestInit) => {
  const response = await fetch(`${dimo.url}${path}`, { method: "POST", ...init })
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() }
}

const challenge = async (changed: Readonly<Record<string, string>> = {}) =>
  send("/auth/web3/generate_challenge", {
    body: new URLSearchParams({
      client_id: dimo.clientId,
      domain: CALLBACK,
      scope: "openid email",
      response_type: "code",
      address: dimo.clientId,
      ...changed
    })
  })

const submit = async (key: string, changed: Readonly<Record<string, string>> = {}) => {
  const issued = JSON.parse((await challenge()).text)
  return send("/auth/web3/submit_challenge", {
    body: new URLSearchParams({
      client_id: dimo.clientId,
      domain: CALLBACK,
      grant_type: "authorization_code",
      state: issued.state,
      signature: personalSignature(issued.challenge, Redacted.make(key)),
      ...changed
    })
  })
}

const developer = async () => JSON.parse((await submit(dimo.env.DIMO_API_KEY)).text).access_token

const exchange = async (body: object, token?: string) =>
  send("/v1/tokens/exchange", {
    headers: { "content-type": "application/json", authorization: `Bearer ${token ?? (await developer())}` },
    body: JSON.stringify(body)
  })

const asset = `did:erc721:137:${CONTRACT}:7`
const NON_LOCATION = "privilege:GetNonLocationHistory"

it("signs like other software (an example in the documentation of web3.js)", () => {
  const key = "4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"
  const signature = personalSignature("Some data", Redacted.make(key))
  expect(signature).toBe(
    "0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c"
  )
  expect(signerOf(key)).toBe("0x2c7536e3605d9c16a7a3d7b1898e529396a65c23")
  expect(recoverSigner("Some data", signature)).toBe(signerOf(key))
  expect(recoverSigner("Other data", signature)).not.toBe(signerOf(key))
})

describe("the test double of signing in with a license", () => {
  it("labels a challenge as plain text, like dex", async () => {
    const { status, type, text } = await challenge()
    expect([status, type]).toEqual([200, "text/plain; charset=utf-8"])
    expect(JSON.parse(text).challenge).toContain(
      `${new URL(dimo.url).host} wants you to sign in with your Ethereum account:\n${dimo.clientId}\n`
    )
  })

  it("refuses another domain, license or address", async () => {
    for (const changed of [{ domain: `${CALLBACK}/` }, { client_id: "0x" }, { address: "me" }])
      expect((await challenge(changed)).status).toBe(400)
  })

  it("accepts the license's key only, and a challenge once", async () => {
    expect((await submit(dimo.env.DIMO_API_KEY)).status).toBe(200)
    expect((await submit(newApiKey())).text).toContain("Could not verify signature.")
    expect((await submit(dimo.env.DIMO_API_KEY, { signature: "0x00" })).text).toContain("Could not verify")
    expect((await submit(dimo.env.DIMO_API_KEY, { state: "other" })).text).toContain("does not exist")
  })
})

describe("the test double of the Token Exchange API", () => {
  it("checks the token, the asset and every permission", async () => {
    expect(await exchange({ asset, permissions: [NON_LOCATION] }, "a.b.c")).toMatchObject({
      status: 401,
      type: "text/plain; charset=utf-8",
      text: "Invalid or expired JWT"
    })
    expect(await exchange({ asset: "7", permissions: [NON_LOCATION] })).toMatchObject({ status: 400 })
    expect(await exchange({ asset, permissions: [] })).toMatchObject({ status: 400 })
    const both = await exchange({ asset, permissions: [NON_LOCATION, "privilege:GetLocationHistory"] })
    expect(both.status).toBe(403)
    expect(both.text).toContain("lacks permissions [privilege:GetLocationHistory]")
  })
})

describe("the test double of the Telemetry API", () => {
  const query = async (text: string, claims: object = {}) => {
    const { token } = JSON.parse((await exchange({ asset, permissions: [NON_LOCATION], ...claims })).text)
    const body = JSON.stringify({ query: text, variables: {} })
    return send("/telemetry/query", { headers: { authorization: `Bearer ${token}` }, body })
  }

  it("returns exactly the requested fields", async () => {
    const { status, text } = await query("{ signalsLatest(tokenId: 7) { lastSeen speed { value } } }")
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual({
      data: { signalsLatest: { lastSeen: "2026-11-26T10:00:00.000Z", speed: { value: 50 } } }
    })
  })

  it.for([
    ["{ signalsLatest(tokenId: 7) { velocity { value } } }", 422, 'Cannot query field \\"velocity\\"'],
    ["{ signalsLatest(tokenId: 7) { currentLocationLatitude { value } } }", 422, "Cannot query field"],
    ["{ signalsLatest(tokenId: 7) { speed } }", 422, "must have a selection of subfields"],
    ["{ signalsLatest { lastSeen } }", 422, "is required"],
    ["{ signalsLatest(", 422, "Syntax Error"],
    ["{ signalsLatest(tokenId: 8) { lastSeen } }", 200, "unauthorized: token id does not match"],
    [
      "{ signalsLatest(tokenId: 7) { currentLocationHeading { value } } }",
      200,
      "unauthorized: missing required privilege(s) privilege:GetLocationHistory"
    ],
    ["{ vinVCLatest(tokenId: 7) { vin } }", 200, "privilege:GetVINCredential"]
  ] as const)("refuses what the published schema does not allow: %s", async ([text, status, error]) => {
    const answer = await query(text)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(error)
  })

  it("accepts no token for another audience, or none", async () => {
    expect(await query("{ signalsLatest(tokenId: 7) { lastSeen } }", { audience: ["other"] })).toMatchObject({
      status: 401
    })
    const body = JSON.stringify({ query: "{ signalsLatest(tokenId: 7) { lastSeen } }" })
    expect((await send("/telemetry/query", { body })).text).toContain("unauthorized: jwt missing")
  })

  it("answers 429 beyond a limit", async () => {
    dimo.limitRate(0)
    expect(await challenge()).toMatchObject({ status: 429 })
    dimo.reset()
    expect(await challenge()).toMatchObject({ status: 200 })
  })
})
