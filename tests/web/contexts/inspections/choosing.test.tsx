import { GetVehicle, ListVehicles } from "#fleet/contract"
import { GetForm, GetFormVersion, GetOfflineForms, ListForms } from "#inspections/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { vehicle, vehicleRow } from "../fleet/fixtures.ts"
import { id, inDays } from "../support/fixtures.ts"
import { network } from "../support/network.ts"
import { choose, formVersion, formView, offline, serve, VEHICLE } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const OTHER = id(777)
/** A vehicle that this device doesn't store. */
const other = (lifecycle = "for_sale") => vehicle({ id: OTHER, unit_number: "S-77", lifecycle })
const partly = () => ({ ...offline(), vehicle_count: 501 })

it("opens a vehicle that this device doesn't store", async () => {
  serve(
    answers(GetOfflineForms, partly),
    answers(GetVehicle, () => other())
  )
  await open(`/inspections/new?vehicle=${OTHER}`, PHONE)
  await expect.element(page.getByRole("heading", { name: "What do you inspect on S-77?" })).toBeVisible()
  await page.getByRole("button", { name: /^Daily check/ }).click()
  await expect.element(choose("Brakes", "Pass")).toBeVisible()
})

it("refuses one that has left the fleet", async () => {
  serve(
    answers(GetOfflineForms, partly),
    answers(GetVehicle, () => other("sold"))
  )
  await open(`/inspections/new?vehicle=${OTHER}`, PHONE)
  await expect.element(page.getByRole("heading", { name: "S-77 is no longer in the fleet" })).toBeVisible()
  await page.getByRole("button", { name: "Choose another vehicle" }).click()
  await expect.element(page.getByRole("button", { name: /^V-1/ })).toBeVisible()
})

it("searches the vehicles that this device doesn't store", async () => {
  serve(
    answers(GetOfflineForms, partly),
    answers(ListVehicles, () => ({
      items: [vehicleRow({ id: OTHER, unit_number: "S-77", lifecycle: "for_sale" })],
      next: null
    })),
    answers(GetVehicle, () => other())
  )
  await open("/inspections/new", PHONE)
  await expect.element(page.getByText("500 more. Search to find them.")).toBeVisible()
  await page.getByRole("searchbox").fill("S-77")
  await page.getByRole("button", { name: /^S-77/ }).click()
  await expect.element(page.getByRole("heading", { name: "What do you inspect on S-77?" })).toBeVisible()
})

it("says without a connection that only stored vehicles are listed", async () => {
  const { go } = network()
  serve(answers(GetOfflineForms, partly))
  await open("/inspections/new", PHONE)
  await expect.element(page.getByRole("button", { name: /^V-1/ })).toBeVisible()
  go(false)
  await expect
    .element(page.getByText("Offline. Only the vehicles stored on this device are listed: 1 of 501."))
    .toBeVisible()
})

it("offers a form that is too large to be stored", async () => {
  const large = formView({ id: OTHER, name: "Appraisal", published: { n: 3, at: inDays(0) } })
  serve(
    answers(GetOfflineForms, () => ({ ...offline(), form_count: 2 })),
    answers(ListForms, () => ({ items: [large] })),
    answers(GetForm, () => large),
    answers(GetFormVersion, () => formVersion({ form_id: OTHER }))
  )
  await open(`/inspections/new?vehicle=${VEHICLE}`, PHONE)
  await page.getByRole("button", { name: /^Appraisal/ }).click()
  await expect.element(choose("Brakes", "Pass")).toBeVisible()
})
