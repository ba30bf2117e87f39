import { CreateVehicle, ListCustomFields } from "#fleet/contract"
import { GetDevice, LinkDevice, ListDeviceLinks, ListDevices, LinkView } from "#telematics/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { depot } from "../../support/people.ts"
import { vehicle } from "../fleet/fixtures.ts"
import { id, inDays, type Json, reader } from "../support/fixtures.ts"
import { newDevice } from "./fixtures.ts"
import { calls, home, vehicles } from "./scene.ts"

/** The device of the van that Ana shares. */
const sharedDevice = (special: Json = {}) =>
  newDevice({ source: "dimo", name: "Ford Transit 2023", external_id: "117315", ...special })

const linkOf = reader(LinkView, {
  id: id(701),
  device_id: id(401),
  vehicle_id: id(201),
  vehicle_name: "V-1",
  linked_from: inDays(0),
  linked_until: null
})

const scene = (device = sharedDevice()): ReadonlyArray<Answer> => [
  home(),
  vehicles(),
  answers(ListDevices, () => ({ items: [device], next: null })),
  answers(GetDevice, () => device),
  answers(ListDeviceLinks, () => ({ items: [] })),
  answers(ListCustomFields, () => ({ items: [] })),
  answers(CreateVehicle, () => vehicle()),
  answers(LinkDevice, () => linkOf())
]

const sheet = () => page.getByRole("dialog", { name: "Ford Transit 2023" })
const form = () => page.getByRole("dialog", { name: "Add vehicle" })
const field = (name: string) => form().getByRole("textbox", { name, exact: true })
const openDevice = () => open(`/device-issues?tab=devices&device=${id(401)}`)

const addVehicle = async () => {
  await openDevice()
  await sheet().getByRole("button", { name: "Add to fleet" }).click()
  await expect.element(field("Make")).toHaveValue("Ford")
  await expect.element(field("Model")).toHaveValue("Transit")
  await expect.element(field("Year")).toHaveValue("2023")
  await field("Unit number").fill("V-1")
  await form().getByRole("combobox", { name: "Kind" }).selectOptions("Van")
  await form().getByRole("button", { name: "Add vehicle" }).click()
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("adding the vehicle of a shared device to the fleet", () => {
  it("begins with what the provider knows, and links the device to the new vehicle", async () => {
    const received = fakeServer(scene())
    await addVehicle()
    await expect.element(page.getByText("Ford Transit 2023 is in V-1 now")).toBeVisible()
    await expect.element(form()).not.toBeInTheDocument()
    const [created, ...more] = calls(received, "POST", `/${depot().id}/vehicles`)
    expect(more).toEqual([])
    expect(created?.body).toMatchObject({
      unit_number: "V-1",
      vin: null,
      make: "Ford",
      model: "Transit",
      model_year: 2023,
      kind: "van"
    })
    expect(calls(received, "POST", `/devices/${id(401)}/links`).map(({ body }) => body)).toEqual([
      { vehicle_id: id(201) }
    ])
  })

  it("keeps the new vehicle if the device cannot be linked, and says why", async () => {
    const sentence = "The device is archived."
    fakeServer([refuses(LinkDevice, 409, "device_archived", sentence), ...scene()])
    await addVehicle()
    await expect.element(page.getByText("V-1 was added.")).toBeVisible()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(form()).not.toBeInTheDocument()
  })

  it.each([
    [
      "without the permission to edit vehicles",
      [home({ can: ["devices.read", "devices.edit"] }), ...scene()]
    ],
    ["for other devices", scene(sharedDevice({ source: "tracker" }))]
  ])("is not offered %s", async (_, answered) => {
    fakeServer(answered)
    await openDevice()
    await expect.element(sheet().getByRole("button", { name: "Link to vehicle" })).toBeVisible()
    await expect.element(sheet().getByRole("button", { name: "Add to fleet" })).not.toBeInTheDocument()
  })
})
