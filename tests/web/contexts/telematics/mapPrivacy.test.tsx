import {
  EndPrivateDrive,
  GetPrivateDrive,
  GetTrackingSettings,
  ListTrips,
  SetTrackingSettings,
  SetTripPurpose,
  StartPrivateDrive,
  type TrackingSettings,
  type TripView
} from "#telematics/contract"
import { VehicleId } from "#fleet/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { id } from "../support/fixtures.ts"
import { positions, trackOf } from "./mapScene.ts"
import { button, calls, home } from "./scene.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const DAY = "2026-03-04"
const at = (time: string) => new Date(`${DAY}T${time}`)

const trip = (from: string, special: Partial<TripView>): TripView => ({
  vehicle_id: VehicleId.make(id(1)),
  started_at: at(from),
  ended_at: new Date(at(from).getTime() + 1_800_000),
  distance: 20_000,
  idle_time: 0,
  max_speed: 20,
  driver_name: "Ana Ruiz",
  purpose: "unknown",
  mine: false,
  start: null,
  end: null,
  ...special
})

const trips = () =>
  answers(ListTrips, () => ({
    trips: [
      trip("08:00", { purpose: "business" }),
      trip("09:00", { mine: true }),
      trip("10:00", { mine: true, ended_at: null })
    ],
    stops: []
  }))

const purpose = () => page.getByRole("combobox", { name: "Purpose of the trip at 9:00 AM" })

describe("the purpose of a trip", () => {
  it("is text, and a choice for the user's own trips that are over", async () => {
    const received = fakeServer([
      home(),
      positions(),
      trips(),
      ...trackOf(DAY),
      answers(SetTripPurpose, () => ({}))
    ])
    await open(`/vehicle-map?vehicle=${id(1)}&day=${DAY}`)
    await expect.element(page.getByRole("button", { name: /^Trip 8:00/ })).toMatchTextContent(/Business/)
    await expect
      .element(page.getByText("Only you see your private trips and where they ended."))
      .toBeVisible()
    expect(page.getByRole("combobox", { name: /Purpose/ }).all()).toHaveLength(1)
    await purpose().selectOptions("Private")
    await expect.element(page.getByText("Purpose saved")).toBeVisible()
    expect(calls(received, "PUT", "/trip-purpose")[0]?.body).toEqual({
      started_at: at("09:00").toISOString(),
      purpose: "private"
    })
  })

  it("stays as it was if the server refuses it", async () => {
    fakeServer([
      home(),
      positions(),
      trips(),
      ...trackOf(DAY),
      refuses(SetTripPurpose, 403, "not_the_driver", "Only the driver can do this.")
    ])
    await open(`/vehicle-map?vehicle=${id(1)}&day=${DAY}`)
    await purpose().selectOptions("Business")
    await expect.element(page.getByText("Only the driver can do this.")).toBeVisible()
    await expect.element(purpose()).toHaveValue("unknown")
  })
})

describe("a private drive", () => {
  it("is started and ended by the vehicle's driver", async () => {
    let began_at: Date | null = null
    const received = fakeServer([
      home(),
      positions(),
      answers(GetPrivateDrive, () => ({ mine: true, began_at })),
      answers(StartPrivateDrive, () => {
        began_at = new Date()
        return {}
      }),
      answers(EndPrivateDrive, () => {
        began_at = null
        return {}
      })
    ])
    await open(`/vehicle-map?vehicle=${id(1)}`)
    await button("Start private drive").click()
    await expect.element(page.getByText(/Private drive since .* Only you see/)).toBeVisible()
    await button("End private drive").click()
    await expect.element(button("Start private drive")).toBeVisible()
    expect(calls(received, "PUT", "/private-drive")).toHaveLength(1)
    expect(calls(received, "DELETE", "/private-drive")).toHaveLength(1)
  })

  it("is not offered to anyone else", async () => {
    const received = fakeServer([home(), positions()])
    await open(`/vehicle-map?vehicle=${id(1)}`)
    await expect.poll(() => calls(received, "GET", "/private-drive")).toHaveLength(1)
    await expect.element(button("Show a day")).toBeVisible()
    await expect.element(button("Start private drive")).not.toBeInTheDocument()
  })
})

describe("the tracking settings", () => {
  const serverWith = (settings: TrackingSettings) =>
    fakeServer([
      home(),
      positions(),
      answers(GetTrackingSettings, () => settings),
      answers(SetTrackingSettings, () => settings)
    ])
  const openSettings = async (size?: typeof PHONE) => {
    await open("/vehicle-map", size)
    await button("More about the map").click()
    await page.getByRole("menuitem", { name: "Tracking settings" }).click()
  }
  const days = () => page.getByRole("textbox", { name: "Days to keep positions" })
  const save = () => button("Save settings").click()

  it("limit how long positions stay and when vehicles are tracked, overnight too", async () => {
    const received = serverWith({ retention_days: 400, tracked_hours: null })
    await openSettings()
    await days().fill("6")
    await save()
    await expect.element(page.getByText("Choose between 7 and 1,000 days.")).toBeVisible()
    await days().fill("90")
    await page.getByRole("combobox", { name: "Tracked hours" }).selectOptions("Certain hours")
    await page.getByLabelText("From", { exact: true }).fill("22:00")
    await page.getByLabelText("Until", { exact: true }).fill("06:00")
    await expect.element(page.getByText("On the next day")).toBeVisible()
    await save()
    await expect.element(page.getByText("Tracking settings saved")).toBeVisible()
    expect(calls(received, "PUT", "/tracking-settings")[0]?.body).toEqual({
      retention_days: 90,
      tracked_hours: [{ days: [1, 2, 3, 4, 5], from: "22:00", until: "06:00" }]
    })
  })

  it("keep hours that the form cannot show", async () => {
    const tracked_hours = [
      { days: [1], from: "08:00", until: "24:00" },
      { days: [2, 3], from: "09:00", until: "12:00" }
    ]
    const received = serverWith({ retention_days: 400, tracked_hours })
    await openSettings()
    await expect.element(page.getByText("Monday, 08:00–24:00")).toBeVisible()
    await days().fill("30")
    await save()
    await expect.element(page.getByText("Tracking settings saved")).toBeVisible()
    expect(calls(received, "PUT", "/tracking-settings")[0]?.body).toEqual({
      retention_days: 30,
      tracked_hours
    })
  })

  it("open from the sheet of a phone, which does not take their clicks for drags", async () => {
    serverWith({ retention_days: 400, tracked_hours: null })
    await openSettings(PHONE)
    await expect.element(days()).toHaveValue("400")
  })

  it("are not offered without the permission", async () => {
    fakeServer([home({ can: ["positions.read"] }), positions()])
    await open("/vehicle-map")
    await expect.element(page.getByText("4 vehicles")).toBeVisible()
    await expect.element(button("More about the map")).not.toBeInTheDocument()
  })
})
