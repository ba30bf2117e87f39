import { Disconnect, ListSharedVehicles, MyConnection } from "#telematics/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { connection, noConnection } from "./fixtures.ts"
import { button, calls, home, vehicles, myConnection } from "./scene.ts"

const panel = () => page.getByRole("region", { name: "Your DIMO connection" })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("disconnecting", () => {
  it("asks for confirmation, confirms success and removes the vehicles", async () => {
    let ended = false
    const received = fakeServer([
      home(),
      replies(MyConnection, (request) => myConnection(ended ? noConnection() : connection()).reply(request)),
      replies(ListSharedVehicles, (request) => (ended ? vehicles([]) : vehicles()).reply(request)),
      replies(Disconnect, () => {
        ended = true
        return new Response(null, { status: 204 })
      })
    ])
    await open("/device-issues")
    await button("Disconnect DIMO").click()
    const dialog = page.getByRole("alertdialog", { name: "Disconnect DIMO?" })
    await expect.element(dialog.getByText("Riverside Depot", { exact: false })).toBeVisible()
    expect(calls(received, "DELETE", "/connection")).toHaveLength(0)
    await button("Disconnect").click()
    await expect.element(page.getByText("DIMO account disconnected")).toBeVisible()
    await expect.element(panel().getByText("Not connected")).toBeVisible()
    await expect.element(page.getByRole("heading", { name: "No devices yet" })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it("shows a failure and changes nothing", async () => {
    fakeServer([home(), myConnection(), vehicles(), refuses(Disconnect, 500, "broken", "It broke.")])
    await open("/device-issues")
    await button("Disconnect DIMO").click()
    await button("Disconnect").click()
    await expect.element(page.getByText("Failed to disconnect DIMO account")).toBeVisible()
    await expect.element(panel().getByText("Connected", { exact: true }).first()).toBeVisible()
  })

  it("succeeds if it was already disconnected", async () => {
    fakeServer([home(), myConnection(), vehicles(), refuses(Disconnect, 404, "not_found")])
    await open("/device-issues")
    await button("Disconnect DIMO").click()
    await button("Disconnect").click()
    await expect.element(page.getByText("DIMO account disconnected")).toBeVisible()
  })
})
