import {
  ArchiveCustomField,
  ArrangeCustomFields,
  CreateCustomField,
  CUSTOM_FIELDS,
  CustomFieldView,
  CreateVehicle,
  EditCustomField,
  EditVehicle,
  GetVehicle,
  ListCustomFields,
  ListVehicles,
  RestoreCustomField
} from "#fleet/contract"
import { Schema } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { queryClient } from "../../../../apps/web/api/queryClient.ts"
import { organizationKey } from "../../../../apps/web/api/queryKeys.ts"
import { answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, inDays, organization, reader } from "../support/fixtures.ts"
import { filterByAny, tableRows } from "../support/table.ts"
import { bodies, button, dialog, field, inDialog, serve } from "./availability.ts"
import { vehicle, vehicleRow } from "./fixtures.ts"

const customField = reader(CustomFieldView, {
  id: id(401),
  organization_id: id(1),
  name: "Cost center",
  type: "text",
  choices: [],
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9),
  is_used: true
})
const [blue, white] = [id(411), id(412)]
const cost = customField()
const wrap = customField({
  id: id(402),
  name: "Wrap",
  type: "choice",
  choices: [
    { id: blue, name: "Blue" },
    { id: white, name: "White" }
  ]
})
const payload = customField({ id: id(403), name: "Payload", type: "number" })
const inspected = customField({ id: id(404), name: "Inspected on", type: "date" })
const gone = customField({ id: id(405), name: "Key cabinet", archived_at: inDays(-1) })
const all = [cost, wrap, payload, inspected, gone]
const withFields = answers(ListCustomFields, () => ({ items: all }))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the page of custom fields", () => {
  const names = () =>
    page
      .getByRole("list", { name: "Custom fields" })
      .getByRole("listitem")
      .elements()
      .map((row) => row.textContent.split(/Text|Choice|Number|Date/)[0])

  it("adds a field with choices, and names one that appears twice", async () => {
    const received = serve(
      withFields,
      answers(CreateCustomField, () => wrap)
    )
    await open("/vehicles/fields")
    await button("Add field").click()
    await field("Name").fill("Wrap")
    await field("Type").selectOptions("Choice")
    await field("Choice 1").click()
    await userEvent.keyboard("Blue{Enter}blue{Enter}White")
    await inDialog("Add field").click()
    await expect.element(dialog().getByText("“Blue” appears more than once.")).toBeVisible()
    await dialog().getByRole("button", { name: "Remove blue", exact: true }).click()
    await inDialog("Add field").click()
    await expect.element(page.getByText("Wrap was added.")).toBeVisible()
    expect(bodies(received)).toEqual([{ name: "Wrap", type: "choice", choices: ["Blue", "White"] }])
  })

  it("says which choice vehicles have, and puts it back", async () => {
    serve(withFields, refuses(EditCustomField, 409, "choice_in_use", "Vehicles have the choice “White”."))
    await open("/vehicles/fields")
    await button("Wrap").click()
    await expect.element(field("Type")).toBeDisabled()
    await dialog().getByRole("button", { name: "Remove White" }).click()
    await inDialog("Save changes").click()
    await expect.element(dialog().getByText("Vehicles have the choice “White”.")).toBeVisible()
    await dialog().getByRole("button", { name: "Put back White" }).click()
    await expect.element(field("Choice 2")).toHaveValue("White")
  })

  it("moves fields with the arrow keys, and sends the last order last", async () => {
    let stored = all
    const received = serve(
      answers(ListCustomFields, () => ({ items: stored })),
      answers(ArrangeCustomFields, ({ body }) => {
        const { ids } = Schema.decodeUnknownSync(ArrangeCustomFields.body)(body)
        stored = stored.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        return { items: stored }
      })
    )
    await open("/vehicles/fields")
    await expect.poll(names).toEqual(["Cost center", "Wrap", "Payload", "Inspected on"])
    const handle = button("Move Payload: drag, or press an arrow key")
    for (const place of ["2", "1"]) {
      await userEvent.type(handle, "{ArrowUp}")
      await expect.element(page.getByText(`Payload is now ${place} of 4.`)).toBeInTheDocument()
    }
    await expect
      .poll(() => bodies(received).at(-1))
      .toEqual({ ids: [payload.id, cost.id, wrap.id, inspected.id] })
  })

  it("archives a field, which can be undone", async () => {
    const received = serve(
      withFields,
      answers(ArchiveCustomField, () => ({})),
      answers(RestoreCustomField, () => ({}))
    )
    await open("/vehicles/fields")
    await button("Actions for Wrap").click()
    await page.getByRole("menuitem", { name: "Archive" }).click()
    await button("Undo").click()
    await expect.element(page.getByText("Wrap was restored.")).toBeVisible()
    expect(
      received.filter(({ method }) => method !== "GET").map(({ method, path }) => [method, path])
    ).toEqual(
      ["PUT", "DELETE"].map((method) => [
        method,
        expect.stringContaining(`/custom-fields/${wrap.id}/archive`)
      ])
    )
  })
})

describe("a vehicle's custom fields", () => {
  const stored = { [cost.id]: "C-12", [wrap.id]: blue, [payload.id]: -1250.5, [gone.id]: "7" }
  const PAGE = `/vehicles/${id(201)}`

  it("are shown on its page, without archived ones", async () => {
    serve(
      withFields,
      answers(GetVehicle, () => vehicle({ custom: stored }))
    )
    await open(PAGE)
    const panel = page.getByRole("region", { name: "Custom fields" })
    for (const text of ["C-12", "Blue", "-1,250.5"]) await expect.element(panel.getByText(text)).toBeVisible()
    await expect.element(panel.getByText("Key cabinet")).not.toBeInTheDocument()
  })

  it("are edited with it, and only what was changed is sent", async () => {
    const received = serve(
      withFields,
      answers(GetVehicle, () => vehicle({ custom: stored })),
      answers(EditVehicle, () => vehicle())
    )
    await open(PAGE)
    await button("Edit").click()
    await expect.element(field("Cost center")).toHaveValue("C-12")
    await field("Wrap").selectOptions("White")
    await field("Inspected on").fill("2026-03-04")
    await field("Cost center").fill("")
    await field("Payload").fill("much")
    await inDialog("Save changes").click()
    await expect.element(dialog().getByText("Payload must be a number.")).toBeVisible()
    await field("Payload").fill("1300,25")
    await inDialog("Save changes").click()
    await expect.element(page.getByText("V-1 was saved.")).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        expected_version: 1,
        custom: { [cost.id]: null, [wrap.id]: white, [payload.id]: 1300.25, [inspected.id]: "2026-03-04" }
      }
    ])
  })

  it("appear in a form that is open when they are added, with the vehicle's values", async () => {
    let items = [cost]
    const received = serve(
      answers(ListCustomFields, () => ({ items })),
      answers(GetVehicle, () => vehicle({ custom: stored })),
      answers(EditVehicle, () => vehicle())
    )
    await open(PAGE)
    await button("Edit").click()
    await field("Cost center").fill("C-13")
    items = all
    await queryClient.invalidateQueries({ queryKey: organizationKey(organization().id, CUSTOM_FIELDS) })
    await expect.element(field("Wrap")).toHaveValue(blue)
    await inDialog("Save changes").click()
    await expect.element(page.getByText("V-1 was saved.")).toBeVisible()
    expect(bodies(received)).toEqual([{ expected_version: 1, custom: { [cost.id]: "C-13" } }])
  })

  it("can be given to a new one", async () => {
    const received = serve(
      withFields,
      answers(ListVehicles, () => ({ items: [vehicleRow()], next: null })),
      answers(CreateVehicle, () => vehicle())
    )
    await open("/vehicles")
    await button("Add vehicle").click()
    await field("Unit number").fill("V-1")
    await field("Kind").selectOptions("Van")
    await inDialog("More fields").click()
    await field("Cost center").fill("C-12")
    await inDialog("Add vehicle").click()
    await expect.element(page.getByText("V-1 was added.")).toBeVisible()
    expect(bodies(received)).toEqual([expect.objectContaining({ custom: { [cost.id]: "C-12" } })])
  })

  it("are columns and filters of the list", async () => {
    const received = serve(
      withFields,
      answers(ListVehicles, () => ({ items: [vehicleRow({ custom: stored })], next: null }))
    )
    const { router } = await open("/vehicles")
    await button("Columns").click()
    await dialog().getByRole("checkbox", { name: "Wrap" }).click()
    await expect.element(dialog().getByRole("checkbox", { name: "Key cabinet" })).not.toBeInTheDocument()
    await page.getByRole("heading", { level: 1 }).click({ force: true })
    await expect.element(tableRows("Vehicles").getByText("Blue")).toBeVisible()
    await filterByAny("Wrap", ["Blue", "White"])
    await expect
      .poll(() => received.findLast(({ path }) => path.endsWith("/vehicles"))?.query.get("custom"))
      .toBe(`${wrap.id}:${blue}|${white}`)
    await expect.element(button("Wrap Blue, White")).toBeVisible()
    await button("Clear filters").click()
    await expect.poll(() => router.state.location.search).not.toContain("custom")
  })
})
