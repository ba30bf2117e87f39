import {
  ArchiveWarranty,
  CreateWarranty,
  EditWarranty,
  ListPastServices,
  ListRecalls,
  ListVehicleServices,
  ListWarranties,
  RestoreWarranty
} from "#maintenance/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { serve as serveVehicle } from "../fleet/availability.ts"
import { id, inDays } from "../support/fixtures.ts"
import { recall, warranty } from "./recallFixtures.ts"
import { bodies, button, dialog, field, inDialog } from "./workshop.ts"

const TAB = `/vehicles/${id(201)}?tab=services`

const serveAndOpen = async (...special: ReadonlyArray<Answer>) => {
  const received = serveVehicle(
    ...special,
    answers(ListVehicleServices, () => ({ items: [] })),
    answers(ListPastServices, () => ({ items: [], next: null })),
    answers(ListRecalls, () => ({ items: [recall()], next: null })),
    answers(ListWarranties, () => ({ items: [warranty()] }))
  )
  await open(TAB)
  return received
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the warranties of a vehicle", () => {
  it("say what they cover and until when, beside its recalls", async () => {
    await serveAndOpen()
    await expect.element(page.getByText("Ford: Powertrain")).toBeVisible()
    await expect.element(page.getByText("Ends soon, by distance")).toBeVisible()
    await expect.element(page.getByText("From Jan 10, 2024 until Jan 9, 2027 or 160,000 km")).toBeVisible()
    await expect.element(page.getByText("Brake hoses")).toBeVisible()
  })

  it("are added for parts of chosen systems", async () => {
    const received = await serveAndOpen(answers(CreateWarranty, () => warranty()))
    await button("Add warranty").click()
    await field("Provider").fill("Ford")
    await field("Coverage").selectOptions("Parts")
    await inDialog("Add warranty").click()
    await expect.element(dialog().getByText("Choose at least one system.")).toBeVisible()
    await dialog().getByRole("checkbox", { name: "Engine" }).click()
    await field("Parts").fill("Turbocharger")
    await field("Starts on").fill("2026-01-02")
    await field("Ends at").fill("100,000")
    await inDialog("Add warranty").click()
    await expect.element(page.getByText("The warranty of Ford was saved.")).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        scope: "part",
        systems: ["engine"],
        covers: "Turbocharger",
        provider: "Ford",
        reference: null,
        starts_on: "2026-01-02",
        until_date: null,
        until_m: 100_000_000,
        until_s: null,
        note: null
      }
    ])
  })

  it("are edited, archived and restored", async () => {
    const received = await serveAndOpen(
      answers(ListWarranties, () => ({
        items: [warranty(), warranty({ id: id(385), provider: "Old", archived_at: inDays(-1) })]
      })),
      answers(EditWarranty, () => warranty()),
      answers(ArchiveWarranty, () => ({})),
      answers(RestoreWarranty, () => ({}))
    )
    await button("Edit warranty of Ford").click()
    await field("Reference number").fill("W-2")
    await inDialog("Save changes").click()
    await expect.element(page.getByText("The warranty of Ford was saved.")).toBeVisible()
    expect(bodies(received)[0]).toMatchObject({ expected_version: 2, reference: "W-2" })
    await button("Archive warranty of Ford").click()
    await expect.element(page.getByText("The warranty of Ford was archived.")).toBeVisible()
    await button("Restore warranty of Old").click()
    await expect.element(page.getByText("The warranty of Old was restored.")).toBeVisible()
  })
})
