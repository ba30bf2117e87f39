import { expect, type Page } from "@playwright/test"
import type { Owner } from "./accounts.ts"
import { databases } from "./offline.ts"
import { apiOf, createVan } from "./vehicles.ts"

/** A phone in one hand. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const PHOTO =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

const SECTIONS = [
  {
    title: "Outside",
    items: [
      {
        type: "pass_fail_na",
        key: "brakes",
        label: "Brakes",
        required: true,
        photo: "on_fail",
        on_fail: { severity: "critical", blocking: true, system: "brakes" }
      },
      { type: "pass_fail_na", key: "lights", label: "Lights", required: true, photo: "never" }
    ]
  },
  {
    title: "Inside",
    items: [
      {
        type: "meter",
        key: "odometer",
        label: "Odometer",
        required: true,
        photo: "never",
        meter: "odometer"
      },
      { type: "text", key: "remarks", label: "Remarks", required: false, photo: "never" }
    ]
  }
]

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const group = (page: Page, name: string) => page.getByRole("radiogroup", { name, exact: true })
export const choose = (page: Page, item: string, answer: string) =>
  group(page, item).getByRole("radio", { name: answer, exact: true }).check()

/** A van, and a published form with two sections. */
export const prepare = async (owner: Owner) => {
  const api = apiOf(owner)
  await createVan(owner)
  const { id, version } = await api("POST", "/inspection-forms", { name: "Daily check" })
  const edited = await api("PATCH", `/inspection-forms/${id}`, {
    expected_version: version,
    sections: SECTIONS
  })
  await api("POST", `/inspection-forms/${id}/versions`, { expected_version: edited.version })
  return api
}

/** Fills in the form that `prepare` has published with a photo of the brakes, up to the review. */
export const fillIn = async (page: Page): Promise<void> => {
  await page.goto("/inspections/new")
  await page.getByRole("button", { name: /^V-1/ }).click()
  await page.getByRole("button", { name: /^Daily check/ }).click()
  await choose(page, "Brakes", "Fail")
  await page.getByLabel("Note: Brakes", { exact: true }).fill("Pads are worn")
  await page
    .getByLabel("Take photo: Brakes")
    .setInputFiles({ name: "pads.png", mimeType: "image/png", buffer: Buffer.from(PHOTO, "base64") })
  await expect(page.getByRole("img", { name: "Brakes, photo 1" })).toBeVisible()
  await choose(page, "Lights", "Pass")
  await button(page, "Next").click()
  await page.getByLabel("Odometer", { exact: true }).fill("51245")
  await expect.poll(() => databases(page)).toContain("51245")
}

/** Where a van of the organization is inspected with the form that `prepare` publishes. */
export const fillingOf = async (owner: Owner): Promise<string> => {
  const api = await prepare(owner)
  const [{ items: vehicles }, { items: forms }] = [
    await api("GET", "/vehicles"),
    await api("GET", "/inspection-forms")
  ]
  return `/inspections/new?vehicle=${vehicles[0].id}&form=${forms[0].id}`
}
