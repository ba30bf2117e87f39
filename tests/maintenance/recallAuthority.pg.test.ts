import { ListRecalls } from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createFleetTenant } from "../fleet/scene.ts"
import { type LocalServer, startServer } from "../infra/support/localServer.ts"
import { runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { type Fault, misbehave } from "../support/dimo/faults.ts"

/** As NHTSA writes it: days come first, and a campaign is listed once for each of its components. */
const INFLATOR = {
  Manufacturer: "Honda (American Honda Motor Co.)",
  NHTSACampaignNumber: "19V182000",
  parkIt: false,
  parkOutSide: false,
  overTheAirUpdate: false,
  NHTSAActionNumber: "EA15001",
  ReportReceivedDate: "07/03/2019",
  Component: "AIR BAGS:FRONTAL:DRIVER SIDE:INFLATOR MODULE",
  Summary: "The driver front air bag inflator may rupture.",
  Consequence: "An explosion may injure people.",
  Remedy: "Dealers will replace the inflator, free of charge.",
  Notes: "Owners may also contact the authority.",
  ModelYear: "2012",
  Make: "HONDA",
  Model: "CIVIC"
}

const answerWith = (...results: ReadonlyArray<Readonly<Record<string, unknown>>>) => ({
  status: 200,
  body: { Count: results.length, Message: "Results returned successfully", results }
})

/** No campaigns of a model. */
const NOTHING = { status: 400, body: { Count: 0, Message: "No results found for this request", results: [] } }

let server: LocalServer
let app: TestApp
let requests: Array<string> = []
let answers: Readonly<Record<string, { readonly status: number; readonly body: unknown } | Fault>> = {}
beforeAll(async () => {
  server = await startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost")
    const query = `${pathname}?${[...searchParams].map(([name, value]) => `${name}=${value}`).join("&")}`
    requests.push(query)
    const answer = answers[searchParams.get("model") ?? ""] ?? NOTHING
    if ("kind" in answer) misbehave(answer, request, response)
    else
      response
        .writeHead(answer.status, { "content-type": "application/json" })
        .end(JSON.stringify(answer.body))
  })
  app = await startApp({ env: { RECALLS_URL: server.url } })
})
afterAll(async () => {
  await app.stop()
  await server.close()
})

/** What one run of the job looks up, so many days from now. */
const fetched = async (given: typeof answers, inDays = 0) => {
  answers = given
  requests = []
  await runJob(app, "maintenance.fetch-recalls", {}, { at: new Date(Date.now() + inDays * 86_400_000) })
  return requests
}

const withVehicle = async (fields: { make: string; model: string; model_year: number }) => {
  const tenant = await createFleetTenant(app)
  await tenant.vehicle({ unit_number: "V-1", ...fields })
  const recalls = async () =>
    (
      await callEndpoint(app, ListRecalls, {
        token: tenant.owner.access_token,
        params: tenant.params(),
        query: {}
      })
    ).value.items
  return { ...tenant, recalls }
}

describe("the authority", () => {
  it("gets a request for each model of all fleets once a week, and learns nothing else", async () => {
    const honda = { make: "Honda", model: "Civic", model_year: 2012 }
    const one = await withVehicle(honda)
    const other = await withVehicle({ ...honda, make: "HONDA" })
    const query = "/recalls/recallsByVehicle?make=honda&model=civic&modelYear=2012"
    expect(await fetched({ civic: answerWith(INFLATOR, { ...INFLATOR, Component: "AIR BAGS" }) })).toEqual([
      query
    ])
    for (const { recalls } of [one, other])
      expect(await recalls()).toMatchObject([
        {
          state: "open",
          vehicle: { name: "V-1" },
          campaign: {
            source: "published",
            number: "19V182000",
            manufacturer: "Honda (American Honda Motor Co.)",
            component: "Air bags, frontal, driver side, inflator module",
            system: "safety_equipment",
            summary: "The driver front air bag inflator may rupture.",
            remedy: "Dealers will replace the inflator, free of charge.",
            reported_on: "2019-03-07"
          }
        }
      ])
    expect(await fetched({}, 6)).toEqual([])
    expect(await fetched({ civic: answerWith({ ...INFLATOR, Remedy: "Stop driving." }) }, 8)).toEqual([query])
    expect(await one.recalls()).toMatchObject([{ campaign: { remedy: "Stop driving." } }])
  })

  it("may know no recalls of a model, and answers that are not clear count until next week", async () => {
    await withVehicle({ make: "Skoda", model: "Superb", model_year: 2020 })
    await withVehicle({ make: "Skoda", model: "Octavia", model_year: 2020 })
    const octavia = { status: 200, body: { error: "none" } }
    expect(await fetched({ octavia })).toHaveLength(2)
    expect(await fetched({ octavia }, 1)).toEqual([])
  })

  it.for<[string, Fault]>([
    ["does not work", { kind: "status", status: 500 }],
    ["limits our rate", { kind: "status", status: 429, retryAfter: "60" }],
    ["sends a page", { kind: "html" }]
  ])(
    "gets no other request in a run in which it %s, and the same again in the next one",
    async ([, fault]) => {
      const models = [`A ${fault.kind} ${"status" in fault ? fault.status : ""}`.trim(), "Zafira"]
      const tenants = []
      for (const model of models) tenants.push(await withVehicle({ make: "Opel", model, model_year: 2020 }))
      const failing = (models[0] ?? "").toLowerCase()
      expect(await fetched({ [failing]: fault })).toHaveLength(1)
      const number = `N-${failing}`
      expect(
        (await fetched({ [failing]: answerWith({ ...INFLATOR, NHTSACampaignNumber: number }) })).length
      ).toBeGreaterThan(0)
      expect(await tenants[0]?.recalls()).toMatchObject([{ campaign: { number } }])
    }
  )

  it("leaves out campaigns that it doesn't name, and keeps what else it says", async () => {
    const { recalls } = await withVehicle({ make: "Kia", model: "Ceed", model_year: 2020 })
    const bare = {
      NHTSACampaignNumber: "20V771000",
      Component: "LATCHES/LOCKS/LINKAGES",
      ReportReceivedDate: "?"
    }
    await fetched({ ceed: answerWith({ ...INFLATOR, Component: "" }, bare, { Summary: "Nothing" }) })
    expect(await recalls()).toMatchObject([
      { campaign: { number: "20V771000", system: "body", summary: null, remedy: null, reported_on: null } }
    ])
  })
})
