import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type Dimo, newWallet, type Vehicle } from "../../support/dimo/index.ts"
import { later } from "../../support/outbound.ts"
import { withDimo, failure, ORGANIZATION, type Provider, wallet } from "./support.ts"

const HOUR = 3600_000

let dimo: Dimo
let provider: Provider
let owner: string
withDimo("consent", (place) => {
  ;({ dimo, provider } = place)
  owner = dimo.wallet()
})

const vehicles = (of = owner) => Effect.runPromise(provider.vehicles(wallet(of), ORGANIZATION))
const many = (count: number, from = 1): ReadonlyArray<Vehicle> =>
  Array.from({ length: count }, (_, at) => ({ tokenId: from + at, definition: null }))
const requests = () => dimo.requests.filter(({ role }) => role === "identity").length

describe("shared vehicles", () => {
  it("include their devices and when sharing ends", async () => {
    const until = new Date(Date.now() + HOUR)
    dimo.setVehicles(owner, [
      {
        tokenId: 117_315,
        definition: { make: "Ford", model: "Transit", year: 2022 },
        aftermarket: { serial: "AP-7F3C", imei: "356938035643809", maker: "AutoPi" },
        synthetic: true
      },
      { tokenId: 117_316, definition: null }
    ])
    dimo.share(owner, until)
    expect(await vehicles()).toEqual([
      {
        externalId: "117316",
        make: null,
        model: null,
        year: null,
        devices: [],
        permissions: ["location", "measurements", "vin"],
        accessEndsAt: until
      },
      {
        externalId: "117315",
        make: "Ford",
        model: "Transit",
        year: 2022,
        devices: [
          { kind: "aftermarket", serial: "AP-7F3C", imei: "356938035643809", manufacturer: "AutoPi" },
          { kind: "synthetic", serial: null, imei: null, manufacturer: null }
        ],
        permissions: ["location", "measurements", "vin"],
        accessEndsAt: until
      }
    ])
  })

  it("have no end when it is a century away", async () => {
    dimo.setVehicles(owner, many(1))
    dimo.share(owner)
    expect(await vehicles()).toMatchObject([{ accessEndsAt: null }])
  })

  it("are those their owner grants us, until the grant ends or is revoked", async () => {
    const other = newWallet()
    dimo.setVehicles(owner, many(2))
    dimo.setVehicles(other, many(2, 10))
    dimo.share(other)
    expect(await vehicles()).toEqual([])
    dimo.share(owner, new Date(Date.now() + HOUR))
    expect(await vehicles()).toHaveLength(2)
    expect(await Effect.runPromise(later(HOUR)(provider.vehicles(wallet(owner), ORGANIZATION)))).toEqual([])
    dimo.revoke(owner)
    expect(await vehicles()).toEqual([])
  })

  it("are read page by page, each once", async () => {
    dimo.setVehicles(owner, many(250))
    dimo.share(owner)
    const ids = (await vehicles()).map(({ externalId }) => Number(externalId))
    expect(ids).toEqual(Array.from({ length: 250 }, (_, at) => 250 - at))
    expect(requests()).toBe(3)
  })

  it("are limited to two thousand", async () => {
    dimo.setVehicles(owner, many(2100))
    dimo.share(owner)
    expect(await vehicles()).toHaveLength(2000)
    expect(requests()).toBe(20)
  })
})

describe("a failing Identity API", () => {
  const unavailable = async () => {
    expect(await failure(provider.vehicles(wallet(owner), ORGANIZATION))).toBe("ProviderUnavailable")
  }

  it.for([
    { kind: "unresponsive" },
    { kind: "stall" },
    { kind: "drop" },
    { kind: "html" },
    { kind: "status", status: 500 },
    { kind: "status", status: 404 },
    { kind: "status", status: 429, retryAfter: "60" },
    { kind: "redirect", location: "http://127.0.0.1:9/query" },
    { kind: "huge", bytes: 2_000_001, chunked: true },
    { kind: "answer", type: "text/plain", body: "{}" },
    { kind: "answer", type: "application/json", body: "{" }
  ] as const)("is unavailable: $kind", async (fault) => {
    dimo.fail("identity", fault)
    await unavailable()
  })

  const node = {
    tokenId: 1,
    owner: "0x",
    definition: null,
    aftermarketDevice: null,
    syntheticDevice: null,
    sacd: null
  }
  const pageOf = (
    nodes: ReadonlyArray<unknown>,
    pageInfo: object = { hasNextPage: false, endCursor: null }
  ) => ({
    data: { vehicles: { nodes, pageInfo } }
  })
  const device = { serial: null, imei: null, manufacturer: null }
  const definition = { make: null, model: null, year: 2020 }
  const half = "\ud800"
  const errors = [
    "unauthorized: token id does not match",
    "unauthorized: missing required privilege(s) privilege:GetNonLocationHistory",
    "invalid argument: owner"
  ]
  const answers = {
    ...Object.fromEntries(errors.map((message) => [message, { errors: [{ message }], data: null }])),
    "errors next to data": { ...pageOf([node]), errors: [{ message: "internal system error" }] },
    "another shape": { data: { vehicles: [] } },
    "a vehicle without an id": pageOf([{ ...node, tokenId: null }]),
    "a name that is too long": pageOf([{ ...node, definition: { ...definition, make: "x".repeat(201) } }]),
    "a name that cannot be stored": pageOf([{ ...node, definition: { ...definition, make: "a\u0000" } }]),
    "half a character as make": pageOf([{ ...node, definition: { ...definition, make: half } }]),
    "half a character as model": pageOf([{ ...node, definition: { ...definition, model: half } }]),
    "half a character as serial": pageOf([{ ...node, aftermarketDevice: { ...device, serial: half } }]),
    "half a character as IMEI": pageOf([{ ...node, aftermarketDevice: { ...device, imei: half } }]),
    "half a character as maker": pageOf([
      { ...node, aftermarketDevice: { ...device, manufacturer: { name: half } } }
    ]),
    "a grant with an invalid end": pageOf([
      { ...node, sacd: { grantee: "0x", permissions: "0x0", expiresAt: "soon" } }
    ]),
    "more vehicles than a page may have": pageOf(Array.from({ length: 101 }, () => node)),
    "a page that links to itself": pageOf([node], { hasNextPage: true, endCursor: "MQ==" }),
    "a next page without a cursor": pageOf([node], { hasNextPage: true, endCursor: null })
  }
  it.for(Object.entries(answers))("is refused with %s", async ([, response]) => {
    dimo.fail("identity", { kind: "answer", type: "application/json", body: JSON.stringify(response) })
    await unavailable()
  })

  it("is not followed endlessly from page to page", async () => {
    dimo.fail("identity", { kind: "endless" })
    expect(await failure(provider.vehicles(wallet(owner), ORGANIZATION))).toBe("ProviderUnavailable")
    expect(requests()).toBe(40)
  })

  it("cannot make us request more with a page-sized cursor", async () => {
    const body = JSON.stringify(pageOf([node], { hasNextPage: true, endCursor: "x".repeat(2001) }))
    dimo.fail("identity", { kind: "answer", type: "application/json", body })
    await failure(provider.vehicles(wallet(owner), ORGANIZATION))
    expect(requests()).toBe(1)
  })

  it("is not trusted about another owner's vehicle or grant", async () => {
    const expiresAt = new Date(Date.now() + HOUR).toISOString()
    const nodes = [
      { ...node, owner: newWallet(), sacd: { grantee: dimo.clientId, permissions: "0x0", expiresAt } },
      { ...node, tokenId: 2, owner, sacd: { grantee: newWallet(), permissions: "0x0", expiresAt } },
      { ...node, tokenId: 3, owner, sacd: { grantee: dimo.clientId, permissions: "0x0", expiresAt } }
    ]
    dimo.fail("identity", { kind: "answer", type: "application/json", body: JSON.stringify(pageOf(nodes)) })
    expect((await vehicles()).map(({ externalId }) => externalId)).toEqual(["3"])
  })

  it("is retried once when busy", async () => {
    dimo.setVehicles(owner, many(1))
    dimo.share(owner)
    dimo.fail("identity", { kind: "status", status: 429, retryAfter: "0" }, 1)
    expect(await vehicles()).toHaveLength(1)
    dimo.fail("identity", { kind: "status", status: 503 }, 1)
    expect(await vehicles()).toHaveLength(1)
  })
})
