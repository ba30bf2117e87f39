import {
  AdjustStock,
  ArchivePart,
  CreatePart,
  CreateVendor,
  EditPart,
  ListParts,
  ListStockMovements,
  ListVendors,
  RestoreVendor,
  ReceiveParts,
  RestorePart,
  StockMovement
} from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { ana, id, inDays, organization, reader } from "../support/fixtures.ts"
import { part, vendor } from "./fixtures.ts"
import { bodies, button, dialog, field, inDialog, serve } from "./workshop.ts"

const OPENED = `/services/parts?part=${id(351)}`
const movement = reader(StockMovement, {
  position: 1,
  part_id: id(351),
  kind: "receive",
  quantity: 4,
  cost_minor: 18_000,
  on_hand: 4,
  work_order_line_id: null,
  vendor: null,
  note: "First delivery",
  moved_by: { id: ana.id, name: "Ana Ruiz" },
  moved_at: inDays(-2)
})

const serveAndOpen = async (path: string, ...special: ReadonlyArray<Answer>) => {
  const received = serve(...special)
  await open(path)
  return received
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("parts", () => {
  it("are listed with their stock, and added", async () => {
    const received = await serveAndOpen(
      "/services/parts",
      answers(ListParts, () => ({ items: [part({ on_hand: 1, low: true })], next: null })),
      answers(CreatePart, () => part({ name: "Oil filter" }))
    )
    await expect.element(page.getByText("Low", { exact: true })).toBeVisible()
    await button("Add part").click()
    await field("Name").fill("Oil filter")
    await field("Part number").fill("OF-1")
    await field("Cost per unit").fill("9,5")
    await field("Reorder at").fill("-1")
    await inDialog("Add part").click()
    await expect.element(dialog().getByText("Enter a number.")).toBeVisible()
    await field("Reorder at").fill("3")
    await inDialog("Add part").click()
    await expect.element(page.getByText("Oil filter was added.")).toBeVisible()
    expect(bodies(received)).toEqual([
      { number: "OF-1", name: "Oil filter", unit: "pcs", cost_minor: 950, reorder_point: 3, bin: null }
    ])
  })

  it("are received at a cost, and adjusted with a reason", async () => {
    const received = await serveAndOpen(
      OPENED,
      answers(ListStockMovements, () => ({ items: [movement()], more: false })),
      answers(ListVendors, ({ query }) => ({ items: query.get("archived") === "true" ? [] : [vendor()] })),
      answers(ReceiveParts, () => part({ on_hand: 6 })),
      answers(AdjustStock, () => part({ on_hand: 5 }))
    )
    await expect.element(dialog().getByText(/First delivery/)).toBeVisible()
    await button("Receive").click()
    await field("Quantity").fill("2")
    await field("Vendor").selectOptions("Tyre Point")
    await dialog().last().getByRole("button", { name: "Receive parts" }).click()
    await expect.element(page.getByText("Brake pads: 6 set in stock now.")).toBeVisible()
    await button("Adjust stock").click()
    await field("Counted").fill("5")
    await field("Reason").fill("Counted on Friday")
    await dialog().last().getByRole("button", { name: "Adjust stock" }).click()
    await expect.element(page.getByText("Brake pads: 5 set in stock now.")).toBeVisible()
    expect(bodies(received)).toEqual([
      { quantity: 2, unit_cost_minor: 4500, vendor_id: id(371), note: null },
      { counted: 5, reason: "Counted on Friday" }
    ])
  })

  it("are edited: only what was changed is sent", async () => {
    const received = await serveAndOpen(
      OPENED,
      answers(EditPart, () => part({ bin: "B1" }))
    )
    await button("Edit").click()
    await field("Bin").fill("B1")
    await inDialog("Save changes").click()
    await expect.element(page.getByText("Brake pads was saved.")).toBeVisible()
    expect(bodies(received)).toEqual([{ bin: "B1", expected_version: 1 }])
  })

  it("are archived with an undo, unless there are still some", async () => {
    let inStock = true
    await serveAndOpen(
      OPENED,
      {
        endpoint: ArchivePart,
        reply: (request) =>
          inStock
            ? refuses(ArchivePart, 409, "part_in_stock", "There are still units.").reply(request)
            : answers(ArchivePart, () => ({})).reply(request)
      },
      answers(RestorePart, () => ({}))
    )
    await button("Archive").click()
    await expect.element(page.getByText("There are still units.")).toBeVisible()
    inStock = false
    await button("Archive").click()
    await expect.element(page.getByText("Brake pads was archived.")).toBeVisible()
    await button("Undo").click()
    await expect.element(page.getByText("Brake pads was restored.")).toBeVisible()
  })

  it("are only read by people without the permission", async () => {
    await serveAndOpen(
      OPENED,
      answers(MyOrganizations, () => ({ items: [organization({ can: ["workorders.read"] })] }))
    )
    await expect.element(dialog().getByText("BP-100")).toBeVisible()
    for (const name of ["Receive", "Edit", "Archive"])
      await expect.element(button(name)).not.toBeInTheDocument()
  })
})

it("lists vendors, and adds one", async () => {
  const received = await serveAndOpen(
    "/services/parts",
    answers(ListVendors, ({ query }) => ({ items: query.get("archived") === "true" ? [] : [vendor()] })),
    answers(CreateVendor, () => vendor({ name: "Glass Pro" }))
  )
  await button("Vendors").click()
  await expect.element(dialog().getByText("Tyre Point")).toBeVisible()
  await inDialog("Add vendor").click()
  await field("Name").fill("Glass Pro")
  await field("Email").fill("glass")
  await dialog().last().getByRole("button", { name: "Add vendor" }).click()
  await expect.element(dialog().getByText(/email address/)).toBeVisible()
  await field("Email").fill("glass@pro.example")
  await dialog().last().getByRole("button", { name: "Add vendor" }).click()
  await expect.element(page.getByText("Glass Pro was saved.")).toBeVisible()
  expect(bodies(received)).toEqual([
    { name: "Glass Pro", email: "glass@pro.example", phone: null, note: null }
  ])
})

it("lists archived vendors below the others, and restores one", async () => {
  let isArchived = true
  await serveAndOpen(
    "/services/parts",
    answers(ListVendors, ({ query }) => ({
      items: (query.get("archived") === "true") === isArchived ? [vendor()] : []
    })),
    answers(RestoreVendor, () => {
      isArchived = false
      return vendor()
    })
  )
  await button("Vendors").click()
  const archived = dialog().getByRole("list", { name: "Archived" })
  await expect.element(archived.getByText("Tyre Point")).toBeVisible()
  await inDialog("Restore Tyre Point").click()
  await expect.element(page.getByText("Tyre Point was restored.")).toBeVisible()
  await expect.element(archived).not.toBeInTheDocument()
})
