import { Outbound } from "#infra/outbound"
import { Effect, Layer, Option } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { KnownVin } from "../../../modules/fleet/contract/vin/Vin.ts"
import { VinDecoder } from "../../../modules/fleet/vehicles/domain/VinDecoder.ts"
import { vinDecoderLayer } from "../../../modules/fleet/vehicles/providers/VinDecoder.ts"
import { type LocalServer, startServer } from "../../infra/support/localServer.ts"
import { type Fault, misbehave } from "../../support/dimo/faults.ts"
import { type OutboundRun, startOutbound } from "../../support/outbound.ts"
import { PATIENT } from "../../support/patience.ts"

/** As NHTSA answers: every variable is a text, empty if it is not known. */
const ACCORD = {
  Make: "HONDA",
  Model: "Accord",
  ModelYear: "2003",
  BodyClass: "Coupe",
  VehicleType: "PASSENGER CAR",
  FuelTypePrimary: "Gasoline",
  TransmissionStyle: "Automatic",
  Doors: "2",
  Seats: "",
  DriveType: "",
  GVWR: "Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)",
  Manufacturer: "AMERICAN HONDA MOTOR CO., INC.",
  PlantCity: "MARYSVILLE",
  PlantCountry: "UNITED STATES (USA)",
  ErrorCode: "0"
}

const answerWith = (...results: ReadonlyArray<Readonly<Record<string, string | null>>>) => ({
  Count: results.length,
  Message: "Results returned successfully.",
  SearchCriteria: "VIN(s): 1HGCM82633A004352",
  Results: results
})

let run: OutboundRun
let server: LocalServer
let requests: Array<string> = []
let answer: Fault | { readonly kind: "json"; readonly body: unknown }
beforeAll(async () => {
  run = await startOutbound()
  server = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (answer.kind === "json")
      response
        .writeHead(200, { "content-type": "application/json; charset=utf-8" })
        .end(JSON.stringify(answer.body))
    else misbehave(answer, request, response)
  })
})
afterAll(async () => {
  await server.close()
  await run.stop()
})

const decode = (given: typeof answer, modelYear: number | null = null, vin = "1HGCM82633A004352") => {
  answer = given
  requests = []
  const timeout = given.kind === "unresponsive" ? 500 : PATIENT.timeout
  const layer = vinDecoderLayer({ dataDir: "unused", vpicUrl: Option.some(`${server.url}/api`) })
  return VinDecoder.use((decoder) =>
    decoder.decode({ vin: KnownVin.make(vin), modelYear, caller: "someone" })
  ).pipe(
    Effect.provide(layer.pipe(Layer.provide(Layer.succeed(Outbound, run.outbound({ timeout }))))),
    Effect.runPromise
  )
}

describe("a server of the product information catalog", () => {
  it("is asked for a VIN", async () => {
    expect(await decode({ kind: "json", body: answerWith(ACCORD) })).toEqual({
      status: "decoded",
      source: "vpic",
      proposal: {
        make: "Honda",
        model: "Accord",
        model_year: 2003,
        trim: null,
        kind: "car",
        body_class: "Coupe",
        fuel_type: "petrol",
        drive: null,
        transmission: "automatic",
        doors: 2,
        seats: null,
        gvwr_g: 2_268_000,
        battery_wh: null
      },
      facts: {
        engine: null,
        manufacturer: "American Honda Motor CO., INC.",
        plant_city: "Marysville",
        plant_country: "United States"
      },
      error_codes: [0]
    })
    expect(requests).toEqual(["GET /api/vehicles/DecodeVinValues/1HGCM82633A004352?format=json"])
  })

  it("is told the model year", async () => {
    await decode({ kind: "json", body: answerWith(ACCORD) }, 2003)
    expect(requests).toEqual([
      "GET /api/vehicles/DecodeVinValues/1HGCM82633A004352?format=json&modelyear=2003"
    ])
  })

  it("may know little, and report errors", async () => {
    const body = answerWith({ Make: "", Model: null, ErrorCode: "1,7,11", ErrorText: "1 - Check Digit ..." })
    expect(await decode({ kind: "json", body })).toMatchObject({
      status: "unknown",
      proposal: { make: "Honda", model: null },
      error_codes: [1, 7, 11]
    })
  })

  it.for<[string, typeof answer]>([
    ["does not respond", { kind: "unresponsive" }],
    ["is broken", { kind: "status", status: 500 }],
    ["limits our rate", { kind: "status", status: 429, retryAfter: "60" }],
    ["rejects the request", { kind: "status", status: 403 }],
    ["sends a page", { kind: "html" }],
    ["sends no results", { kind: "json", body: answerWith() }],
    ["sends something else", { kind: "json", body: { Results: "none" } }]
  ])("is unavailable if it %s", async ([, given]) => {
    expect(await decode(given)).toMatchObject({
      status: "unavailable",
      source: "vpic",
      proposal: { make: "Honda", model: null },
      error_codes: []
    })
  })

  it("is not asked for a VIN from before 1981", async () => {
    expect(await decode({ kind: "json", body: answerWith(ACCORD) }, null, "8F01C123456")).toMatchObject({
      status: "unknown",
      error_codes: []
    })
    expect(requests).toEqual([])
  })
})
