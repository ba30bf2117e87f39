import { ChangeVehicles, type Lifecycle, ListVehicles, type VehicleSkipReason } from "#fleet/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, type Received } from "../../support/fakeServer.ts"
import { freshBrowser, signIn } from "../../support/open.tsx"
import { asked, box, button, couriers, dialog, north, openList, three } from "./openVehicleList.ts"

const [first, second, third] = three.map((one) => one.id)

const sent = (received: ReadonlyArray<Received>) =>
  received.filter(({ method }) => method === "PATCH").map(({ body }) => body)

interface Had {
  readonly id: (typeof three)[number]["id"] | undefined
  readonly lifecycle?: Lifecycle
  readonly location?: typeof north.id
}

/** Vehicles that were changed, as they were, and one that was skipped. */
const changes = (had: ReadonlyArray<Had>, skipped?: VehicleSkipReason) =>
  answers(ChangeVehicles, () => ({
    changed: had.flatMap(({ id: one, lifecycle = "in_service", location = null }) =>
      one === undefined
        ? []
        : [{ id: one, lifecycle, location_id: location, group_id: null, tags: [], custom: {} }]
    ),
    skipped: skipped !== undefined && third !== undefined ? [{ id: third, reason: skipped }] : []
  }))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("selected vehicles", () => {
  const choose = async (action: string, choice: string) => {
    await button(action).click()
    await dialog().getByRole("combobox").selectOptions(choice)
    await dialog().getByRole("button", { name: action }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
  }

  it("change their state together; Undo goes back the way the states allow", async () => {
    const { received } = await openList("/vehicles", [
      changes([{ id: first }, { id: second, lifecycle: "for_sale" }], "held")
    ])
    await box("Select all").click()
    await choose("Change state", "Archived")
    await expect.element(page.getByText("2 vehicles were changed.")).toBeVisible()
    await expect.element(page.getByText("1 skipped: in use or booked.")).toBeVisible()
    await button("Undo").click()
    await expect.element(page.getByText("Undone for 2 vehicles.")).toBeVisible()
    expect(sent(received)).toEqual([
      { ids: [first, second, third], lifecycle: "archived" },
      { ids: [first], lifecycle: "standby" },
      { ids: [first], lifecycle: "in_service" },
      { ids: [second], lifecycle: "standby" },
      { ids: [second], lifecycle: "for_sale" }
    ])
  })

  it("get a location, and each its own back", async () => {
    const { received } = await openList("/vehicles", [
      changes([{ id: first }, { id: second, location: north.id }])
    ])
    await box("Select V-1").click()
    await box("Select B-RD 1002").click()
    await choose("Set location", "North hub")
    await button("Undo").click()
    await expect
      .poll(() => sent(received))
      .toEqual([
        { ids: [first, second], location_id: north.id },
        { ids: [first], location_id: null },
        { ids: [second], location_id: north.id }
      ])
  })

  it.each([
    ["Set group", "Couriers", { group_id: couriers.id }],
    ["Set group", "No group", { group_id: null }],
    ["Remove tag", "pallets", { remove_tags: ["pallets"] }]
  ])("%s: %s", async (action, choice, change) => {
    const { received } = await openList("/vehicles", [changes([{ id: first }])])
    await box("Select V-1").click()
    await choose(action, choice)
    await expect.poll(() => sent(received)).toEqual([{ ids: [first], ...change }])
  })

  it("get a tag that is in use, or a new one that is valid", async () => {
    const { received } = await openList("/vehicles", [changes([{ id: first }])])
    await box("Select V-1").click()
    await button("Add tag").click()
    const tag = dialog().getByRole("combobox", { name: "Tag" })
    await tag.fill("a;b")
    await dialog().getByRole("button", { name: "Add tag" }).click()
    await expect.element(tag).toBeInvalid()
    await tag.fill("pal")
    await page.getByRole("option", { name: "pallets" }).click()
    await dialog().getByRole("button", { name: "Add tag" }).click()
    await expect.poll(() => sent(received)).toEqual([{ ids: [first], add_tags: ["pallets"] }])
  })

  it("can be all that match the filters, also those that are not loaded", async () => {
    const { received } = await openList("/vehicles?availability=out", [
      answers(ListVehicles, ({ query }) =>
        query.get("limit") === "200" ? { items: three, next: null } : { items: three.slice(0, 2), next: null }
      )
    ])
    await box("Select all").click()
    await button("Select all 3").click()
    await expect.element(page.getByText("3 selected")).toBeVisible()
    expect(asked(received)).toMatchObject({ limit: "200", availability: "out" })
  })
})
