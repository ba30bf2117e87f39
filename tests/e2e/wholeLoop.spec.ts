import { expect, type Page } from "@playwright/test"
import {
  type Account,
  createAccount,
  createOwner,
  invite,
  join,
  type Owner,
  verifyAddress
} from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { untilCached, untilStored } from "./support/offline.ts"
import { PHONE, PHOTO } from "./support/inspecting.ts"
import { newAddress, openBrowser } from "./support/people.ts"

// As in production, from the first defect to the last release.
test.use({ serviceWorkers: "allow" })

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog").last()
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const submit = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click()
const done = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible()
const choose = async (page: Page, menu: string, item: string) => {
  await button(page, menu).click()
  await page.getByRole("menuitem", { name: item, exact: true }).click()
}

/** Calls the API in the organization. */
const apiOf =
  ({ page, access_token }: Account, organization: string) =>
  async (method: string, path: string, data?: unknown) => {
    const answer = await page.request.fetch(`/api/organizations/${organization}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}` },
      ...(data !== undefined && { data })
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }

const VAN = {
  unit_number: "V-1",
  kind: "van",
  vin: null,
  plate: null,
  plate_region: null,
  make: "Ford",
  model: "Transit",
  model_year: 2024,
  lifecycle: "in_service"
}

const BRAKES = {
  title: "Before driving",
  items: [
    {
      type: "pass_fail_na",
      key: "brakes",
      label: "Brakes",
      required: true,
      photo: "on_fail",
      on_fail: { severity: "critical", blocking: true, system: "brakes" }
    }
  ]
}

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** A van that Ada has booked for tomorrow, a form that drivers fill in, and a part in stock. Returns the van's id. */
const prepare = async (owner: Owner): Promise<string> => {
  const api = apiOf(owner, owner.organization)
  const { id } = await api("POST", "/vehicles", VAN)
  await api("POST", `/vehicles/${id}/holds`, {
    kind: "internal_use",
    starts_at: inDays(1),
    due_at: inDays(2),
    held_for: "Dora Lind",
    note: null
  })
  const line = { name: "Brake line", number: "BL-1", unit: "pcs", cost_minor: 3200 }
  const part = await api("POST", "/parts", { ...line, reorder_point: null, bin: null })
  await api("POST", `/parts/${part.id}/receipts`, {
    quantity: 2,
    unit_cost_minor: 3200,
    vendor_id: null,
    note: null
  })
  const form = await api("POST", "/inspection-forms", { name: "Daily check" })
  const edited = await api("PATCH", `/inspection-forms/${form.id}`, {
    expected_version: form.version,
    sections: [BRAKES]
  })
  await api("POST", `/inspection-forms/${form.id}/versions`, { expected_version: edited.version })
  return id
}

/** Invites someone, who joins in a browser of their own. */
const hire = async (owner: Owner, page: Page, name: string, role: "driver" | "technician") => {
  const address = newAddress(role)
  await invite(owner, name, address, role)
  const account = await createAccount(page, name, address)
  await join(account)
  return account
}

// Long because: one journey, in the order of its steps.
test("a driver finds a defect without a connection, and drives again after its repair", async ({
  browser
}) => {
  const [ada, theo] = [await openBrowser(browser), await openBrowser(browser)]
  const ben = await (await browser.newContext(PHONE)).newPage()
  const cleo = await (await browser.newContext(PHONE)).newPage()
  const owner = await createOwner(ada, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await verifyAddress(owner)
  const vehicle = await prepare(owner)
  await hire(owner, ben, "Ben Okoye", "driver")
  await hire(owner, theo, "Theo Brandt", "technician")
  await hire(owner, cleo, "Cleo Marsh", "driver")
  await ada.goto(`/vehicles/${vehicle}?tab=history`)

  await test.step("Ben finds that the brakes fail and takes a photo, without a connection", async () => {
    await ben.goto("/inspections/new")
    await untilCached(ben)
    await untilStored(ben, "Daily check")
    await ben.context().setOffline(true)
    await ben.goto("/inspections/new")
    await ben.getByRole("button", { name: /^V-1/ }).click()
    await ben.getByRole("button", { name: /^Daily check/ }).click()
    await ben.getByRole("radiogroup", { name: "Brakes" }).getByRole("radio", { name: "Fail" }).check()
    await ben.getByLabel("Note: Brakes", { exact: true }).fill("The pedal is soft")
    await ben
      .getByLabel("Take photo: Brakes")
      .setInputFiles({ name: "brakes.png", mimeType: "image/png", buffer: Buffer.from(PHOTO, "base64") })
    await expect(ben.getByRole("img", { name: "Brakes, photo 1" })).toBeVisible()
    await button(ben, "Review").click()
    await button(ben, "Finish inspection").click()
    await done(ben, /finished and stored on this device/)
  })

  await test.step("the vehicle is grounded once he is online, and Ada learns whose booking is at risk", async () => {
    await ben.context().setOffline(false)
    await done(ada, /^Defect reported: /)
    await ada.getByRole("button", { name: /^Notifications/ }).click()
    const notice = ada.getByRole("listitem").filter({ hasText: "Your booking for V-1 is at risk" })
    await expect(notice).toContainText(/1 booking is now tentative: Dora Lind \(.+\)\./)
    await ada.keyboard.press("Escape")
  })

  await test.step("Theo opens a work order for it, which shows the photo", async () => {
    await theo.goto("/services/defects")
    await theo.getByRole("link", { name: "Brakes" }).click()
    await button(theo, "New work order").last().click()
    // The defect is selected once the vehicle's defects have loaded.
    await expect(dialog(theo).getByRole("checkbox", { name: /Brakes$/ })).toBeChecked()
    await submit(theo, "Open work order")
    await done(theo, /^WO-\d+ was opened.$/)
    const photo = theo.getByRole("list", { name: "Photos of the defect" }).getByRole("img")
    await expect
      .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0)
    await button(theo, "Request approval").click()
    await field(theo, "Amount").fill("100")
    await submit(theo, "Request approval")
    await done(theo, /^Approval of WO-\d+ was requested.$/)
  })

  await test.step("Ada approves it", async () => {
    await ada.goto(new URL(theo.url()).pathname)
    await button(ada, "Approve").click()
    await submit(ada, "Approve")
    await done(ada, /^WO-\d+ is approved.$/)
    await ada.goto(`/vehicles/${vehicle}?tab=history`)
  })

  await test.step("Theo repairs the brakes, records the part and his time, and signs the release", async () => {
    await theo.bringToFront()
    await choose(theo, "More actions", "Start work")
    await submit(theo, "Start work")
    await done(theo, /^Work on WO-\d+ has started.$/)
    await choose(theo, "More actions: Brakes", "Use part")
    await field(theo, "Part").fill("BL-1")
    await dialog(theo)
      .getByRole("option", { name: /^Brake line/ })
      .click()
    await submit(theo, "Use part")
    await done(theo, "Brake line was taken from stock.")
    await choose(theo, "More actions: Brakes", "Record time")
    await field(theo, "Time worked").fill("1:15")
    await submit(theo, "Record time")
    await done(theo, "Recorded: 1:15 h.")
    await button(theo, "Complete Brakes").click()
    await field(theo, "Correction").fill("Brake line replaced")
    await submit(theo, "Complete")
    await button(theo, "Close work order").click()
    await field(theo, "Certification").fill("Braking tested on the road")
    await dialog(theo)
      .getByRole("checkbox", { name: /^I certify that the vehicle is safe/ })
      .click()
    await submit(theo, "Close and release vehicle")
    await done(theo, /^WO-\d+ is closed.$/)
  })

  await test.step("Ada, whose booking was at risk, learns that she can confirm it", async () => {
    await ada.bringToFront()
    await ada.getByRole("button", { name: /^Notifications/ }).click()
    const notice = ada.getByRole("listitem").filter({ hasText: "Confirm your booking for V-1" })
    await expect(notice).toContainText(/1 booking is still tentative: Dora Lind \(.+\)\./)
    await ada.keyboard.press("Escape")
  })

  await test.step("Cleo, who drives next, sees what was repaired as she begins her inspection, and signs", async () => {
    await cleo.goto("/inspections/new")
    await cleo.getByRole("button", { name: /^V-1/ }).click()
    await cleo.getByRole("button", { name: /^Daily check/ }).click()
    await done(cleo, "Brake line replaced")
    await done(cleo, "Braking tested on the road")
    await button(cleo, "Sign that I have seen them").click()
    await done(cleo, /^Signed\./)
  })

  await test.step("the vehicle's timeline has it all, newest first", async () => {
    await ada.bringToFront()
    const history = ada.getByRole("tabpanel", { name: "History" })
    await expect(history.getByText(/^Repairs seen/)).toBeVisible()
    const text = await history.innerText()
    const places = [
      /Repairs seen/,
      /Released: /,
      /Work order WO-\d+ closed/,
      /Work on WO-\d+ started/,
      /Work order WO-\d+ opened/,
      /Internal use for Dora Lind made tentative/,
      /Grounded/,
      /Defect reported: /,
      /Inspected, must not be driven: Daily check/
    ].map((step) => text.search(step))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })
})
