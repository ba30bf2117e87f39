import {
  ListSharedVehicles,
  MyConnection,
  PROVIDER_CONNECTIONS,
  ReadSharedVehicles,
  SHARED_VEHICLES
} from "#telematics/contract"
import { onlineManager } from "@tanstack/react-query"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { page, userEvent } from "vitest/browser"
import { queryClient } from "../../../../apps/web/api/queryClient.ts"
import { untilLoaded } from "../../support/untilLoaded.ts"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { typeAndPause } from "../../support/fakeTimers.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { ana } from "../support/fixtures.ts"
import { connection, octavia, sharedVehicle } from "./fixtures.ts"
import { board, button, calls, home, rows, searchBox, vehicles, myConnection } from "./scene.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list", () => {
  it("shows vehicles with their devices, who shares them and until when", async () => {
    fakeServer([home(), myConnection(), vehicles([sharedVehicle(), octavia()])])
    await open("/device-issues")
    await expect.element(page.getByRole("heading", { level: 1, name: "Devices" })).toBeVisible()
    await expect.element(page.getByText("DIMO devices")).toBeVisible()
    const [van, car] = [rows().first(), rows().filter({ hasText: "Octavia" }).first()]
    for (const text of [
      "Ford Transit 2023",
      "DIMO 117315",
      "AutoPi",
      "Plug-in device",
      "AP-20045",
      "352656101234567",
      "Ana Ruiz",
      "Mar 4, 2027"
    ])
      await expect.element(van.getByText(text, { exact: true })).toBeVisible()
    for (const text of ["Škoda Octavia 2019", "Software connection", "Ben Okoye", "No end"])
      await expect.element(car.getByText(text, { exact: true })).toBeVisible()
    await expect.element(board()).toMatchTextContent(/Updated 5 minutes ago/)
    await expect.element(page.getByText("2 vehicles")).toBeVisible()
    await expect.poll(() => document.title).toBe("Devices · Motorpool")
    await expect
      .element(page.getByRole("navigation", { name: "Breadcrumb" }).getByText("Device Issues"))
      .toBeVisible()
  })

  it("labels missing values instead of leaving them empty", async () => {
    const nameless = sharedVehicle({ make: null, model: null, year: null, devices: [] })
    fakeServer([home(), myConnection(), vehicles([nameless])])
    await open("/device-issues")
    await expect.element(rows().getByText("Unnamed vehicle")).toBeVisible()
    await expect.element(rows().getByText("No device")).toBeVisible()
  })

  it("becomes labelled cards on a phone, without scrolling sideways", async () => {
    fakeServer([home(), myConnection(), vehicles([sharedVehicle(), octavia()])])
    await open("/device-issues", PHONE)
    await expect.element(rows().first().getByText("Serial", { exact: false }).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it("fits 320 px, even with a long name without spaces", async () => {
    const long = sharedVehicle({ model: "Transitcustomkombinutzfahrzeugverlängert".repeat(2) })
    fakeServer([home(), myConnection(), vehicles([long])])
    await open("/device-issues", [320, 640])
    await expect.element(rows().first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  it("can be refreshed from the provider", async () => {
    const answer = deferred(
      answers(ReadSharedVehicles, () => ({ items: [octavia()], read_at: new Date(), failed: false }))
    )
    const received = fakeServer([home(), myConnection(), vehicles(), answer.answer])
    await open("/device-issues")
    await button("Refresh").click()
    await expect.element(button("Refresh")).toHaveAttribute("aria-disabled", "true")
    // Its response is not cached, so no query key covers it.
    await expect
      .poll(() => calls(received, "POST", "/readings").map(({ headers }) => headers.get("idempotency-key")))
      .toEqual([null])
    answer.release()
    await expect.element(rows().getByText("Škoda Octavia 2019")).toBeVisible()
    await expect.element(board()).toMatchTextContent(/Updated now/)
  })

  it("stays when the provider does not respond, with the time of the data", async () => {
    const sentence = "DIMO isn't responding. Try again in a few minutes."
    let failed = false
    fakeServer([
      home(),
      myConnection(),
      replies(ListSharedVehicles, (request) => vehicles([sharedVehicle()], { failed }).reply(request)),
      replies(ReadSharedVehicles, (request) => {
        failed = true
        return refuses(ReadSharedVehicles, 409, "provider_unavailable", sentence).reply(request)
      })
    ])
    await open("/device-issues")
    await button("Refresh").click()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByText("This may be out of date.")).toBeVisible()
    await expect
      .element(board())
      .toMatchTextContent(/Couldn't refresh from DIMO\. Last updated 5 minutes ago\./)
    await expect.element(rows().getByText("Ford Transit 2023")).toBeVisible()
  })

  it("cannot be refreshed without a provider, and stays with the time of the data", async () => {
    fakeServer([home(), myConnection(connection({ available: false })), vehicles()])
    await open("/device-issues")
    await expect.element(page.getByText(/DIMO isn't available on this installation\./)).toBeVisible()
    await expect.element(board()).toMatchTextContent(/Updated 5 minutes ago/)
    await expect.element(rows().getByText("Ford Transit 2023")).toBeVisible()
    await expect.element(button("Refresh")).not.toBeInTheDocument()
  })

  it("stays when offline, and says immediately why it cannot be refreshed", async () => {
    fakeServer([
      home(),
      myConnection(),
      vehicles(),
      replies(ReadSharedVehicles, () => Promise.reject(new Error("Away")))
    ])
    await open("/device-issues")
    await expect.element(rows().first()).toBeVisible()
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    await button("Refresh").click()
    await expect
      .element(page.getByText("You seem to be offline. Check your connection and try again."))
      .toBeVisible()
    await expect.element(rows().getByText("Ford Transit 2023")).toBeVisible()
  })

  it("stays when the server stops responding", async () => {
    let broken = false
    fakeServer([
      home(),
      myConnection(),
      replies(ListSharedVehicles, (request) =>
        (broken ? refuses(ListSharedVehicles, 400, "broken") : vehicles()).reply(request)
      )
    ])
    await open("/device-issues")
    await expect.element(rows().first()).toBeVisible()
    broken = true
    void queryClient.invalidateQueries({ queryKey: ["organization"] })
    await expect.element(board()).toMatchTextContent(/Couldn't refresh\. Last updated 5 minutes ago\./)
    await expect.element(rows().getByText("Ford Transit 2023")).toBeVisible()
  })

  it("shows an error with a retry when it was never loaded", async () => {
    let broken = true
    fakeServer([
      home(),
      myConnection(),
      replies(ListSharedVehicles, (request) =>
        (broken ? refuses(ListSharedVehicles, 400, "broken", "The list broke.") : vehicles()).reply(request)
      )
    ])
    await open("/device-issues")
    await expect.element(page.getByText("The list broke.")).toBeVisible()
    await expect.element(page.getByText("Request req-1")).toBeVisible()
    broken = false
    await button("Try again").click()
    await expect.element(rows().first()).toBeVisible()
  })

  it("shows a skeleton while loading", async () => {
    const [mine, theirs] = [deferred(myConnection()), deferred(vehicles())]
    fakeServer([home(), mine.answer, theirs.answer])
    await open("/device-issues")
    await expect.poll(() => page.getByRole("status", { name: "Loading…" }).all().length).toBe(2)
    mine.release()
    theirs.release()
    await expect.element(rows().first()).toBeVisible()
    await expect.poll(() => page.getByRole("status", { name: "Loading…" }).all().length).toBe(0)
  })
})

describe("the search", () => {
  it.each([
    ["octavia", "Škoda Octavia 2019"],
    ["skoda 2019", "Škoda Octavia 2019"],
    ["AP-2004", "Ford Transit 2023"],
    ["35265610", "Ford Transit 2023"],
    ["autopi", "Ford Transit 2023"],
    ["okoye", "Škoda Octavia 2019"],
    ["117315", "Ford Transit 2023"]
  ])("finds by %s", async (typed, found) => {
    fakeServer([home(), myConnection(), vehicles([sharedVehicle(), octavia()])])
    await open(`/device-issues?q=${encodeURIComponent(typed)}`)
    await expect.element(page.getByText("1 of 2")).toBeVisible()
    await expect.element(rows().getByText(found)).toBeVisible()
  })

  it("is focused with a slash, is part of the address, and can be cleared when nothing is found", async () => {
    fakeServer([home(), myConnection(), vehicles()])
    const { router } = await open("/device-issues")
    await expect.element(rows().first()).toBeVisible()
    await userEvent.keyboard("/")
    await expect.element(searchBox()).toHaveFocus()
    await typeAndPause(() => userEvent.keyboard("nothing"))
    await expect.element(page.getByRole("heading", { name: "No devices found" })).toBeVisible()
    await expect.poll(() => router.state.location.search).toBe("?q=nothing")
    await button("Clear search").click()
    await expect.element(rows().first()).toBeVisible()
    await expect.poll(() => router.state.location.search).toBe("")
  })
})

describe("a live event", () => {
  it("about the user's connection reloads only the connection and the list", async () => {
    const { invalidateFor } = await import("../../../../apps/web/api/liveEvents.ts")
    const received = fakeServer([home(), myConnection(), vehicles()])
    await open("/device-issues")
    await expect.element(rows().first()).toBeVisible()
    await untilLoaded()
    received.length = 0
    const invalidates = [PROVIDER_CONNECTIONS.name, SHARED_VEHICLES.name]
    invalidateFor({ name: "ProviderDisconnected", organization_id: sharedHome, user_id: ana.id, invalidates })
    await expect.poll(() => calls(received, "GET", "/connection").length).toBe(1)
    await expect.poll(() => calls(received, "GET", "/vehicles").length).toBe(1)
    expect(received).toHaveLength(2)
  })
})

const sharedHome = connection().organization_id

describe("the user's connection", () => {
  it("shows an error when it cannot be loaded, and the list as usual", async () => {
    fakeServer([home(), refuses(MyConnection, 400, "broken", "The connection broke."), vehicles()])
    await open("/device-issues")
    await expect.element(page.getByText("The connection broke.")).toBeVisible()
    await expect.element(rows().first()).toBeVisible()
  })
})
