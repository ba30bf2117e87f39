import type { EmbeddedPostgres } from "#infra/embedded"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { stopProcess } from "../support/processes.ts"
import type { Repeated } from "./bareRepeating.ts"
import { ALL_TURNS, COLUMNS, compare, type Comparison, get, print, send } from "./compare.ts"
import { atLeast, heading } from "./figures.ts"
import { load } from "./load.ts"
import { environmentOfFew, start } from "./programs.ts"
import { record } from "./recorded.ts"
import { oneOf } from "./statements.ts"
import {
  managerTokenOf,
  fillWorkshop,
  FORM,
  inspectedId,
  inspectionId,
  inWorkshop,
  OCCURRENCES,
  orderId,
  OWNER_TOKEN,
  photoId,
  PHOTOS,
  PROGRAM,
  SERVICED,
  SERVICED_VEHICLES
} from "./workshopData.ts"
import { measureForecast, productForecasting } from "./workshopForecast.ts"

const inOrganization = (path: string) => `/api/organizations/${SERVICED}/${path}`

/** About one in ten services matches. */
const DUE = get(
  inOrganization(`services?state=overdue,due,due_soon&program=${PROGRAM}&sort=vehicle&limit=50`),
  OWNER_TOKEN
)

const closing = (vehicle: number): string =>
  send(
    "PUT",
    inOrganization(`work-orders/${orderId(vehicle)}/close`),
    managerTokenOf(vehicle),
    JSON.stringify({ expected_version: 1 })
  )

const inspecting = (vehicle: number): string => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const answers = Array.from({ length: 60 }, (_, place) => ({
    key: `item_${place + 1}`,
    value: { type: "pass_fail_na", result: "pass" },
    note: null,
    photos: place < PHOTOS ? [photoId(vehicle, place + 1)] : []
  }))
  const body = {
    vehicle_id: inspectedId(vehicle),
    form_id: FORM,
    form_version: 1,
    started_at: minutesAgo(16),
    finished_at: minutesAgo(1),
    device_at: minutesAgo(0),
    place: null,
    answers
  }
  const path = inOrganization(`inspections/${inspectionId(vehicle)}`)
  return send("PUT", path, managerTokenOf(vehicle), JSON.stringify(body))
}

/**
 * Each vehicle once, whatever server is asked: nothing is closed or recorded twice. Every turn has the same share of them, so
 * that they suffice for all; a turn whose share is used up ends early.
 */
const eachOnce = (
  vehicles: ReadonlyArray<number>,
  request: (vehicle: number) => string
): Comparison["requests"] => {
  let place = 0
  return () => {
    const share = Math.floor(vehicles.length / (2 * ALL_TURNS))
    if (share === 0) throw new Error("BENCH_SERVICED_VEHICLES is too small.")
    const end = place + share
    return () => {
      const vehicle = place < end ? vehicles[place] : undefined
      if (vehicle === undefined) return undefined
      place += 1
      return request(vehicle)
    }
  }
}

const ALL = Array.from({ length: SERVICED_VEHICLES }, (_, place) => place + 1)

interface Measured {
  readonly comparison: Comparison
  readonly part: string
  /** The least part of what the bare server answers. */
  readonly least: number
  /** The request whose statements the bare server repeats. */
  readonly recorded: { readonly request: string; readonly token: string; readonly vehicle: number | null }
}

const written = (
  name: string,
  part: string,
  {
    vehicles,
    request,
    tokenOf,
    least
  }: {
    readonly vehicles: ReadonlyArray<number>
    readonly request: (vehicle: number) => string
    readonly tokenOf: (vehicle: number) => string
    readonly least: number
  }
): Measured => {
  const [first = 1, ...others] = vehicles
  return {
    comparison: { name, requests: eachOnce(others, request) },
    part,
    least,
    recorded: { request: request(first), token: tokenOf(first), vehicle: first }
  }
}

const MEASURED: ReadonlyArray<Measured> = [
  {
    comparison: { name: "due list", requests: () => () => DUE },
    part: "/services",
    least: 0.7,
    recorded: { request: DUE, token: OWNER_TOKEN, vehicle: null }
  },
  written("close a work order of 20 lines", "/work-orders/", {
    vehicles: ALL.filter(inWorkshop),
    request: closing,
    tokenOf: managerTokenOf,
    least: 0.65
  }),
  written("inspection of 60 answers, 6 photos", "/inspections/", {
    vehicles: ALL,
    request: inspecting,
    tokenOf: managerTokenOf,
    least: 0.65
  })
]

/** What the product runs for one request of each kind. */
const recordAll = async (server: EmbeddedPostgres, product: number) => {
  const log = { adminUrl: server.urls.admin, file: join(server.place, "postgres.log") }
  const all: Array<Repeated> = []
  for (const { part, recorded } of MEASURED) {
    const { request, ...asking } = recorded
    // The first request with a token looks it up before its transaction.
    await load(product, oneOf(get("/api/me", recorded.token)), { connections: 1, seconds: 30 })
    all.push({ part, ...asking, statements: await record(log, product, request) })
  }
  return all
}

/** Services, work orders and inspections of a large organization, against a server that repeats the product's statements. */
export const measureWorkshop = async (
  server: EmbeddedPostgres,
  dataDir: string,
  [PRODUCT, BARE]: readonly [product: number, bare: number]
): Promise<void> => {
  const { admin } = server.urls
  // Twenty people do the work of thousands.
  const env = { ...environmentOfFew(server, dataDir), CHANGES_PER_SECOND: "999999" }
  await fillWorkshop(admin)
  const first = await productForecasting(env)
  await first.forecast()
  await first.close()
  await measureForecast(env, admin)
  const product = await start("tests/bench/product.ts", { ...env, PORT: String(PRODUCT) }, "Product is ready")
  const file = join(dataDir, "recorded.json")
  writeFileSync(file, JSON.stringify(await recordAll(server, PRODUCT)))
  const bare = await start(
    "tests/bench/bareRepeating.ts",
    { ...env, PORT: String(BARE), BENCH_RECORDED: file },
    "Bare server is ready"
  )
  try {
    heading(COLUMNS)
    for (const { comparison, least } of MEASURED) {
      const compared = await compare(comparison, [PRODUCT, BARE])
      const ratio = print(comparison.name, `${OCCURRENCES.toLocaleString("en")} services`, compared)
      atLeast(`${comparison.name}: of the bare server`, ratio, least)
    }
  } finally {
    await Promise.all([product, bare].map((program) => stopProcess(program)))
  }
}
