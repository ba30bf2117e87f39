import type { ChildProcess } from "node:child_process"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Clock, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { KnownVin } from "../../../modules/fleet/contract/vin/Vin.ts"
import { VinDecoder } from "../../../modules/fleet/vehicles/domain/VinDecoder.ts"
import { offlineCatalog } from "../../../modules/fleet/vehicles/providers/offlineCatalog.ts"
import { PATIENT } from "../../support/patience.ts"
import { startedProcesses } from "../../support/startedProcesses.ts"
import { timeLapse } from "../../support/timeLapse.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "motorpool-vins-"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const decoderIn = (where: string) => {
  const { clock, pass } = timeLapse()
  const runtime = ManagedRuntime.make(
    Layer.effect(VinDecoder, offlineCatalog(where)).pipe(
      Layer.provideMerge(Layer.succeed(Clock.Clock, clock))
    )
  )
  const decode = (vin: string, modelYear: number | null = null) =>
    runtime.runPromise(
      VinDecoder.use((decoder) => decoder.decode({ vin: KnownVin.make(vin), modelYear, caller: "someone" }))
    )
  return { decode, pass, close: () => runtime.dispose() }
}

/** What it proposes and what else it says, without what it does not know. */
const known = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

describe("the catalog of VINs", () => {
  let decoder: ReturnType<typeof decoderIn>
  beforeAll(() => {
    decoder = decoderIn(folder)
  })
  afterAll(() => decoder.close())

  it("knows the fields of a vehicle for North America", async () => {
    const { status, source, proposal, facts } = await decoder.decode("1FTFW5L86RFB45612")
    expect([status, source]).toEqual(["decoded", "offline"])
    expect(known(proposal)).toEqual({
      make: "Ford",
      model: "F-150",
      model_year: 2024,
      kind: "truck",
      body_class: "Pickup",
      fuel_type: "petrol",
      gvwr_g: 3_629_000
    })
    expect(known(facts)).toMatchObject({ engine: "3.5 L V6 GTDI", plant_country: "United States" })
  })

  it.for<readonly [string, ...ReadonlyArray<string | number | null>]>([
    ["1FTEX1CM8EFB88051", "Ford", "F-150", 2014, "truck", "petrol"],
    ["1FT7W2BT3JEB02011", "Ford", "F-250", 2018, "truck", "diesel"],
    ["1FT8W3BT6FEB34730", "Ford", "F-350", 2015, "truck", "diesel"],
    ["1FDUF4GN1RDA21062", "Ford", "F-450", 2024, "truck", "petrol"],
    ["1FDUF5HT8TDA00915", "Ford", "F-550", 2026, "truck", "diesel"],
    ["KM8K2CAB4PU001140", "Hyundai", "Kona", 2023, "car", "petrol"],
    ["1HGCM82633A004352", "Honda", "Accord", 2003, "car", "petrol"],
    ["5YJSA1DG9DFP14705", "Tesla", "Model S", 2013, "car", "bev"],
    ["2C4RC1N77HR500000", "Chrysler", "Pacifica", 2017, "van", "phev"],
    ["JTDKN3DU5A0000000", "Toyota", "Prius", 2010, "car", "hev"],
    ["3C6MRVSGXSE503535", "Ram", "ProMaster 3500", 2025, "van", "petrol"],
    ["WDBTK72F57F202954", "Mercedes-Benz", "CLK-Class", 2007, "car", "petrol"],
    ["3AKJHHDR5KSKA0000", "Freightliner", "Cascadia", 2019, "truck", "diesel"],
    ["1HD1KHM10FB600000", "Harley-Davidson", "Road Glide Custom", 2015, "motorcycle", "petrol"],
    // From Europe, without a check digit.
    ["XP7YGCEL0RB000000", "Tesla", "Model Y", 2024, "car", "bev"],
    ["WP0ZZZ99ZTS392124", "Porsche", "911", 1996, "car", null],
    // Two years have this model; position 7 is of no help for a bus.
    ["1M8GDM9AXKP042788", "Motor Coach Industries", null, null, null, null],
    // Only our own table knows the make.
    ["VF1AAAAA555555555", "Renault", null, 2005, "car", null],
    ["TMBZZZ1Z0A1234567", "Škoda", null, null, null, null]
  ])("knows %s as a %s %s of %s: %s, %s", async ([vin, ...expected]) => {
    const { make, model, model_year, kind, fuel_type } = (await decoder.decode(vin)).proposal
    expect([make, model, model_year, kind, fuel_type]).toEqual(expected)
  })

  it("uses the model year that someone enters", async () =>
    expect((await decoder.decode("1M8GDM9AXKP042788", 1989)).proposal).toMatchObject({
      model_year: 1989,
      body_class: "Bus"
    }))

  it("has nothing on most vehicles that were never sold in North America", async () =>
    expect((await decoder.decode("TMBZZZ1Z0A1234567")).status).toBe("unknown"))
})

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
const VIN = "1HGCM82633A004352"

describe("the process that reads the catalog", () => {
  it("is started once for several VINs, and ends when it is idle", () =>
    startedProcesses(async (started) => {
      const { decode, pass, close } = decoderIn(folder)
      const all = await Promise.all(Array.from({ length: 20 }, () => decode(VIN)))
      expect(all.map(({ status }) => status)).toEqual(all.map(() => "decoded"))
      expect(started.map(isRunning)).toEqual([true])
      pass(60_000)
      await expect.poll(() => started.map(isRunning), PATIENT).toEqual([false])
      expect((await decode(VIN)).status).toBe("decoded")
      expect(started.map(isRunning)).toEqual([false, true])
      await close()
      expect(started.some(isRunning)).toBe(false)
    }))

  it("is given up by those who wait if it does not answer, and replaced", () =>
    startedProcesses(async (started) => {
      const { decode, pass, close } = decoderIn(folder)
      await decode(VIN)
      started[0]?.kill("SIGSTOP")
      const answer = decode(VIN)
      pass(20_000)
      expect(await answer).toMatchObject({ status: "unavailable", proposal: { make: "Honda", model: null } })
      expect((await decode(VIN)).status).toBe("decoded")
      await close()
    }))

  it("serves only so many at the same time", async () => {
    const { decode, close } = decoderIn(folder)
    const all = await Promise.all(Array.from({ length: 40 }, () => decode(VIN)))
    const statuses = all.map(({ status }) => status)
    expect(statuses.filter((status) => status === "unavailable")).toHaveLength(19)
    await close()
  })

  it("unpacks a damaged catalog again, and removes what others have left behind", async () => {
    const catalog = readdirSync(folder)[0] ?? ""
    for (const name of [catalog, "older.db"]) writeFileSync(join(folder, name), "no database")
    const { decode, close } = decoderIn(folder)
    expect((await decode(VIN)).status).toBe("unavailable")
    expect((await decode(VIN)).status).toBe("decoded")
    await close()
    expect(readdirSync(folder)).toEqual([catalog])
  })

  it("does without a catalog where none can be stored", async () => {
    writeFileSync(join(folder, "file"), "")
    const { decode, close } = decoderIn(join(folder, "file"))
    expect(await decode(VIN)).toMatchObject({ status: "unavailable", proposal: { make: "Honda" } })
    await close()
  })
})
