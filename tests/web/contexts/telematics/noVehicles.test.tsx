import { ListSharedVehicles, ReadSharedVehicles } from "#telematics/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { inDays } from "../support/fixtures.ts"
import { connection, noConnection, sharedVehicle } from "./fixtures.ts"
import { board, button, home, rows, searchBox, vehicles, myConnection } from "./scene.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("without shared vehicles", () => {
  const nothing = () => answers(ListSharedVehicles, () => ({ items: [], read_at: null, failed: false }))

  it("offers to connect", async () => {
    fakeServer([home(), myConnection(noConnection()), nothing()])
    await open("/device-issues")
    await expect.element(page.getByRole("heading", { name: "No devices yet" })).toBeVisible()
    await expect.poll(() => button("Connect DIMO").all().length).toBe(2)
    await expect.element(button("Refresh")).not.toBeInTheDocument()
    await expect.element(searchBox()).not.toBeInTheDocument()
  })

  it("offers to choose vehicles at DIMO when connected without sharing any", async () => {
    fakeServer([home(), myConnection(), vehicles([])])
    await open("/device-issues")
    await expect
      .element(page.getByRole("heading", { name: "Connected, but no vehicles shared" }))
      .toBeVisible()
    await expect.element(button("Choose vehicles at DIMO")).toBeVisible()
    await expect.element(button("Refresh")).toBeVisible()
  })

  it("offers to reconnect once the connection has expired", async () => {
    fakeServer([home(), myConnection(connection({ state: "expired", expires_at: inDays(-2) })), nothing()])
    await open("/device-issues")
    await expect.element(page.getByRole("heading", { name: "Your connection has expired" })).toBeVisible()
    await expect.poll(() => button("Reconnect").all().length).toBe(2)
  })

  it("offers nothing where DIMO is not available", async () => {
    fakeServer([home(), myConnection(noConnection({ available: false })), nothing()])
    await open("/device-issues")
    await expect.element(page.getByRole("heading", { name: "No devices yet" })).toBeVisible()
    await expect.element(button("Connect DIMO")).not.toBeInTheDocument()
  })

  it("says when nothing could be read so far, and can be refreshed", async () => {
    fakeServer([
      home(),
      myConnection(),
      vehicles([], { failed: true, read_at: null }),
      answers(ReadSharedVehicles, () => ({ items: [sharedVehicle()], read_at: new Date(), failed: false }))
    ])
    await open("/device-issues")
    await expect.element(board().getByRole("heading", { name: "Not loaded yet" })).toBeVisible()
    await button("Refresh").click()
    await expect.element(rows().getByText("Ford Transit 2023")).toBeVisible()
  })

  it("explains a missing permission without calling the server", async () => {
    const received = fakeServer([home({ role: "driver", can: ["organization.read"] })])
    await open("/device-issues")
    await expect
      .element(page.getByRole("heading", { name: "You don't have access to devices" }))
      .toBeVisible()
    expect(received.filter(({ path }) => path.includes("telematics"))).toEqual([])
  })

  it("offers to create the first organization to users without one", async () => {
    fakeServer([answers(MyOrganizations, () => ({ items: [] }))])
    await open("/device-issues")
    await expect.element(page.getByRole("heading", { name: "Create your organization" })).toBeVisible()
  })
})
