import {
  GetVehicle,
  ListFuel,
  ListGroups,
  ListLocations,
  ListMeters,
  ListReadings,
  ListRegistrations,
  RecordFuel,
  RecordReading,
  RestoreReading,
  ShowFuelTotals,
  VoidReading
} from "#fleet/contract"
import { GetMe } from "#identity/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, fakeServer, type Received, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, inDays, organization, user } from "../support/fixtures.ts"
import { fill, odometer, reading, vehicle } from "./fixtures.ts"

const meters = (special = {}) => answers(ListMeters, () => ({ items: [odometer(special)] }))
const readings = (...items: ReadonlyArray<ReturnType<typeof reading>>) =>
  answers(ListReadings, () => ({ items, next: null }))
const recorded = answers(RecordReading, () => ({
  id: reading().id,
  meter_id: odometer().id,
  value: 0,
  plausibility: "ok" as const
}))

const serve = (...special: ReadonlyArray<Answer>) =>
  fakeServer([
    ...special,
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(GetVehicle, () => vehicle()),
    answers(ListRegistrations, () => ({ items: [] })),
    answers(ListLocations, () => ({ items: [] })),
    answers(ListGroups, () => ({ items: [] })),
    meters(),
    readings(reading()),
    recorded
  ])

const PAGE = `/vehicles/${id(201)}`
const button = (name: string | RegExp) => page.getByRole("button", { name })
const dialog = () => page.getByRole("dialog")
const field = (name: string) => dialog().getByLabelText(name, { exact: true })
const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true })
const bodies = (received: ReadonlyArray<Received>) =>
  received.filter(({ method }) => method !== "GET").map(({ body }) => body)

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("recording a reading", () => {
  const openDialog = async () => {
    await open(`${PAGE}?tab=meters`)
    await button("Record reading").click()
    await expect.element(field("Reading")).toBeVisible()
  }

  it("shows the last one, warns of a lower one, and sends what was typed", async () => {
    const received = serve()
    await openDialog()
    await expect.element(dialog().getByText("Last: 51,245 km, 3 days ago.")).toBeVisible()
    await field("Reading").fill("51.000")
    await expect.element(dialog().getByText(/^Lower than the last reading, 51,245 km\./)).toBeVisible()
    await field("Reading").fill("51,900")
    await expect.element(dialog().getByText(/^Lower than/)).not.toBeInTheDocument()
    await inDialog("Record reading").click()
    await expect.element(page.getByText("Reading of V-1 recorded.")).toBeVisible()
    expect(bodies(received)).toEqual([{ meter_id: odometer().id, value: 51_900, unit: "km", confirm: false }])
  })

  it("names how much more an unusual one is, in the chosen unit, and confirms it", async () => {
    const received = serve()
    await openDialog()
    await field("Reading").fill("40000")
    await field("Unit").selectOptions("mi")
    // 64,373.76 km are 13,129 km more in three days.
    await expect.element(dialog().getByText(/^8,158 mi more than the last reading/)).toBeVisible()
    await inDialog("Save anyway").click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(bodies(received)).toEqual([{ meter_id: odometer().id, value: 40_000, unit: "mi", confirm: true }])
  })

  it("asks again when only the server knows that it is unlikely", async () => {
    let refused = false
    const received = serve({
      endpoint: RecordReading,
      reply: (request) => {
        if (refused) return recorded.reply(request)
        refused = true
        return refuses(RecordReading, 409, "reading_implausible", "That would be 900 km.").reply(request)
      }
    })
    await openDialog()
    await field("Reading").fill("51900")
    await inDialog("Record reading").click()
    await expect.element(dialog().getByText("That would be 900 km.")).toBeVisible()
    await inDialog("Save anyway").click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(bodies(received).map((body) => JSON.stringify(body).includes('"confirm":true'))).toEqual([
      false,
      true
    ])
  })
})

describe("the readings", () => {
  it("are shown in the user's own units, and as they were typed", async () => {
    serve(
      answers(GetMe, () => user({ units: "imperial" })),
      readings(reading({ voided: { at: inDays(-1), by: null, reason: "Typed wrong" } }))
    )
    await open(`${PAGE}?tab=meters`)
    const row = page.getByRole("list", { name: "Readings: Odometer" }).getByRole("listitem")
    await expect.element(row.getByText("31,842 mi")).toBeVisible()
    await expect.element(row.getByText("entered as 51,245 km")).toBeVisible()
    await expect.element(row.getByText("Void: Typed wrong")).toBeVisible()
  })

  it("can be voided with a reason, and restored", async () => {
    let isVoid = false
    const received = serve(
      answers(ListReadings, () => ({
        items: [reading(isVoid ? { voided: { at: inDays(0), by: null, reason: "Typed wrong" } } : {})],
        next: null
      })),
      answers(VoidReading, () => {
        isVoid = true
        return {}
      }),
      answers(RestoreReading, () => {
        isVoid = false
        return {}
      })
    )
    await open(`${PAGE}?tab=meters`)
    await button("Void the reading 51,245 km").click()
    await inDialog("Void reading").click()
    await expect.element(dialog().getByText("Reason is required.")).toBeVisible()
    await field("Reason").fill("Typed wrong")
    await inDialog("Void reading").click()
    await button("Restore the reading 51,245 km").click()
    await expect.element(button("Void the reading 51,245 km")).toBeVisible()
    expect(bodies(received)[0]).toEqual({ reason: "Typed wrong" })
  })
})

describe("fuel", () => {
  it("shows consumption per distance, and sends amounts in the units that were typed", async () => {
    const received = serve(
      answers(ListFuel, () => ({ items: [fill()], next: null })),
      answers(ShowFuelTotals, () => ({
        items: [
          {
            energy: "diesel" as const,
            entries: 2,
            quantity: 90_000,
            average: { distance_m: 500_000, used: 41_000 },
            costs: [{ currency: "EUR", minor: 12_960 }]
          }
        ]
      })),
      answers(RecordFuel, () => ({ id: fill().id }))
    )
    await open(`${PAGE}?tab=fuel`)
    await expect.element(page.getByText("8.2 l/100 km")).toBeVisible()
    await expect.element(page.getByText("8 l/100 km", { exact: true })).toBeVisible()
    await button("Record fuel").click()
    await field("Amount").fill("38,5")
    await field("Odometer").fill("51,900")
    await field("Total cost").fill("61.20")
    await inDialog("Record fuel").click()
    await expect.element(page.getByText("38,5 l recorded.")).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        energy: "diesel",
        quantity: 38.5,
        unit: "l",
        is_full: true,
        missed_previous: false,
        cost_minor: 6120,
        location_id: null,
        place: null,
        odometer: { value: 51_900, unit: "km" },
        confirm: false
      }
    ])
  })
})
