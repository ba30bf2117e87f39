import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Dimo, startDimo } from "../../support/dimo/index.ts"

const CALLBACK = "https://fleet.example.com/auth/dimo/callback"

let dimo: Dimo
beforeAll(async () => {
  dimo = await startDimo({ redirectUris: [CALLBACK] })
  dimo.setVehicles(dimo.wallet(), [
    { tokenId: 1, definition: { make: "Ford", model: "Transit", year: 2022 } }
  ])
})
afterAll(() => dimo.stop())

const page = async (path: string, query: Readonly<Record<string, string>>) => {
  const response = await fetch(`${dimo.url}${path}?${new URLSearchParams(query).toString()}`, {
    redirect: "manual"
  })
  return { status: response.status, text: await response.text(), location: response.headers.get("location") }
}

const consent = (changed: Readonly<Record<string, string>> = {}) =>
  page("/", {
    clientId: dimo.clientId,
    redirectUri: CALLBACK,
    entryState: "VEHICLE_MANAGER",
    permissionTemplateId: "2",
    ...changed
  })

describe("the test double of Login with DIMO", () => {
  it("shows a page with a choice", async () => {
    const { status, text } = await consent()
    expect(status).toBe(200)
    for (const part of ["Login with DIMO", dimo.wallet(), ">Share<", ">Cancel<"]) expect(text).toContain(part)
  })

  it.for([
    [{ clientId: "motorpool" }, "clientId is not the address"],
    [{ clientId: `0x${"1".repeat(40)}` }, "no license has this clientId"],
    [{ redirectUri: `${CALLBACK}/` }, "redirectUri is not registered"],
    [{ redirectUri: `${CALLBACK}?a=b` }, "redirectUri is not registered"],
    [{ entryState: "SHARE" }, "entryState"],
    [{ permissionTemplateId: "" }, "no permissions are requested"],
    [{ expirationDate: "some day" }, "expirationDate"]
  ] as const)("refuses what DIMO refuses: %o", async ([changed, error]) => {
    const { status, text } = await consent(changed)
    expect(status).toBe(400)
    expect(text).toContain(error)
  })
})

describe("the test double of the sign-in server", () => {
  const signIn = (changed: Readonly<Record<string, string>>) =>
    page("/auth", {
      client_id: dimo.clientId,
      redirect_uri: CALLBACK,
      response_type: "code",
      scope: "openid email",
      state: "s",
      ...changed
    })

  it("shows errors of the redirect URL, and returns all other errors", async () => {
    expect(await signIn({})).toMatchObject({ status: 200 })
    expect(await signIn({ client_id: dimo.clientId.toUpperCase() })).toMatchObject({ status: 400 })
    expect(await signIn({ redirect_uri: "https://evil.example" })).toMatchObject({ status: 400 })
    for (const changed of [{ scope: "email" }, { response_type: "token" }, { code_challenge: "c" }]) {
      const { status, location } = await signIn(changed)
      expect(status).toBe(303)
      expect(location).toMatch(/^https:\/\/fleet\.example\.com\/auth\/dimo\/callback\?error=.*&state=s$/)
    }
  })
})

describe("the test double of the Identity API", () => {
  const ask = async (query: string, variables: object = {}) => {
    const response = await fetch(`${dimo.url}/query`, {
      method: "POST",
      body: JSON.stringify({ query, variables })
    })
    return { status: response.status, text: await response.text() }
  }

  it("returns exactly the requested fields", async () => {
    const { status, text } = await ask(
      "query ($owner: Address!) { vehicles(first: 5, filterBy: { owner: $owner }) { nodes { tokenId definition { make } } } }",
      { owner: dimo.wallet().toUpperCase().replace("0X", "0x") }
    )
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual({
      data: { vehicles: { nodes: [{ tokenId: 1, definition: { make: "Ford" } }] } }
    })
  })

  it.for([
    ["{ vehicles(first: 1) { nodes { vin } } }", 'Cannot query field \\"vin\\" on type \\"Vehicle\\"'],
    ["{ vehicles(first: 1) { nodes } }", "must have a selection of subfields"],
    ["{ vehicles(first: 1) { totalCount { a } } }", "must not have a selection"],
    ["{ vehicles(first: 1, limit: 3) { totalCount } }", 'Unknown argument \\"limit\\"'],
    ["{ vehicles(first: 101) { totalCount } }", "at most 100"],
    ["{ vehicles { totalCount } }", "provide `first` or `last`"],
    ["{ vehicles(first: $many) { totalCount } }", 'Variable \\"$many\\" is not defined'],
    ["query ($many: Int!) { vehicles(first: $many) { totalCount } }", "must be defined"],
    ["{ vehicles(first: 1) { totalCount }", "found <EOF>"],
    ["mutation { burn }", "Expected query"]
  ] as const)("refuses a query that does not match the published schema: %s", async ([query, error]) => {
    const { status, text } = await ask(query)
    expect(status).toBe(422)
    expect(text).toContain(error)
  })
})
