import { AddDevice, AddForwarder, ForwarderId } from "#telematics/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { depot } from "../../support/people.ts"
import { type Answer, answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id } from "../support/fixtures.ts"
import { newDevice } from "./fixtures.ts"
import { button, calls, home } from "./scene.ts"

const KEY = "mp_dv_of_a_test"

const scene: ReadonlyArray<Answer> = [
  home(),
  answers(AddDevice, () => ({
    device: newDevice({ source: "phone" }),
    access: { path: "/ingest/osmand", key: KEY }
  })),
  answers(AddForwarder, () => ({
    forwarder: {
      id: ForwarderId.make(id(801)),
      organization_id: depot().id,
      name: "Depot server",
      last_used_at: null,
      created_at: new Date()
    },
    path: "/ingest/traccar/secret"
  }))
]

const dialog = () => page.getByRole("dialog")
const name = () => dialog().getByRole("textbox", { name: "Name" })
const openDialog = async () => {
  await open("/device-issues")
  await button("Add device").click()
  await expect.element(name()).toBeVisible()
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("adding a device", () => {
  it("shows a phone's address and key once, with a QR code that contains both", async () => {
    const received = fakeServer(scene)
    await openDialog()
    await name().fill("Ana’s phone")
    await dialog().getByRole("button", { name: "Add device" }).click()
    await expect.element(dialog().getByRole("img", { name: "QR code for Traccar Client" })).toBeVisible()
    await expect
      .element(dialog().getByRole("textbox", { name: "Server address" }))
      .toHaveValue(`${window.location.origin}/ingest/osmand`)
    await expect.element(dialog().getByRole("textbox", { name: "Device identifier" })).toHaveValue(KEY)
    expect(calls(received, "POST", "/devices").map(({ body }) => body)).toEqual([
      { source: "phone", name: "Ana’s phone" }
    ])
  })

  it("says while a number is typed whether its check digit is correct", async () => {
    fakeServer(scene)
    await openDialog()
    await dialog().getByText("Tracker", { exact: true }).click()
    const imei = dialog().getByRole("textbox", { name: "IMEI" })
    await imei.fill("352093081234540")
    await expect.element(dialog().getByText("This is not an IMEI. Check for a typo.")).toBeVisible()
    await imei.fill("352093081234543")
    await expect.element(dialog().getByText("Check digit is correct")).toBeVisible()
  })

  it("shows the lines for a Traccar server's configuration", async () => {
    fakeServer(scene)
    await openDialog()
    await dialog().getByText("Traccar server").click()
    await name().fill("Depot server")
    await dialog().getByRole("button", { name: "Add server" }).click()
    await expect
      .element(dialog().getByRole("figure", { name: "Lines for traccar.xml" }))
      .toHaveTextContent(
        [
          "<entry key='forward.type'>json</entry>",
          `<entry key='forward.url'>${window.location.origin}/ingest/traccar/secret</entry>`,
          "<entry key='forward.retry.enable'>true</entry>"
        ].join(" ")
      )
  })
})
