import { expect } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { button, choose, PHONE, PHOTO, prepare } from "./support/inspecting.ts"
import { test } from "./support/journey.ts"
import { databases, untilCached, untilStored } from "./support/offline.ts"
import { newAddress } from "./support/people.ts"
import { createVan } from "./support/vehicles.ts"

// It caches the app.
test.use({ serviceWorkers: "allow" })

// Long because: one journey, in the order of its steps.
test("an inspection is filled in on a phone without a connection, and sent exactly once", async ({
  browser
}) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  const api = await prepare(owner)

  await test.step("forms and vehicles are stored while there is a connection", async () => {
    await page.goto("/inspections/new")
    await untilCached(page)
    await untilStored(page, "Daily check")
    await page.context().setOffline(true)
  })

  await test.step("the page opens offline, and the first section is filled in with a note and a photo", async () => {
    await page.goto("/inspections/new")
    await page.getByRole("button", { name: /^V-1/ }).click()
    await page.getByRole("button", { name: /^Daily check/ }).click()
    await choose(page, "Brakes", "Fail")
    await expect(page.getByText("The vehicle must not be driven until this is repaired.")).toBeVisible()
    await page.getByLabel("Note: Brakes", { exact: true }).fill("Pads are worn")
    await page
      .getByLabel("Take photo: Brakes")
      .setInputFiles({ name: "pads.png", mimeType: "image/png", buffer: Buffer.from(PHOTO, "base64") })
    await expect(page.getByRole("img", { name: "Brakes, photo 1" })).toBeVisible()
    await choose(page, "Lights", "Pass")
    await button(page, "Next").click()
  })

  await test.step("a reload without a connection goes on where it was", async () => {
    await page.getByLabel("Odometer", { exact: true }).fill("51245")
    await expect.poll(() => databases(page)).toContain("51245")
    await page.reload()
    await expect(page.getByLabel("Odometer", { exact: true })).toHaveValue("51245")
    await button(page, "Back").click()
    await expect(page.getByLabel("Note: Brakes", { exact: true })).toHaveValue("Pads are worn")
    await expect(page.getByRole("img", { name: "Brakes, photo 1" })).toBeVisible()
    await button(page, "Next").click()
  })

  await test.step("it is finished offline, and waits in this browser", async () => {
    await button(page, "Review").click()
    await expect(page.getByText("1 defect will be reported.")).toBeVisible()
    await button(page, "Finish inspection").click()
    await expect(page.getByText(/finished and stored on this device/)).toBeVisible()
    await page.getByRole("link", { name: "Go to inspections" }).click()
    await expect(page.getByRole("heading", { name: "1 inspection waiting for a connection" })).toBeVisible()
    await page.reload()
    await expect(page.getByRole("heading", { name: "1 inspection waiting for a connection" })).toBeVisible()
  })

  await test.step("it is sent once the connection is back, with its photo, and only once", async () => {
    await page.context().setOffline(false)
    await expect(page.getByRole("link", { name: "V-1" })).toBeVisible()
    await expect(page.getByText("waiting for a connection")).toHaveCount(0)
    await page.goto("/inspections")
    await page.getByRole("link", { name: "V-1" }).click()
    await expect(page.getByRole("heading", { name: "Daily check", level: 1 })).toBeVisible()
    await expect(page.getByText("Pads are worn")).toBeVisible()
    await expect(page.getByRole("img", { name: "Brakes, photo 1" })).toBeVisible()
    await expect(page.getByText("The inspection of this vehicle is unchanged")).toBeVisible()
    expect(await api("GET", "/inspection-count")).toEqual({ count: 1 })
  })
})

test("a form is created from a pack, changed, published and scheduled", async ({ page }) => {
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await createVan(owner)
  const dialog = page.getByRole("dialog")

  await test.step("the pack names the form, and its items can be tried out", async () => {
    await page.goto("/inspections/forms")
    await button(page, "Create form").first().click()
    await dialog.getByLabel("Start from").selectOption("Daily walkaround check")
    await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Daily walkaround check")
    await dialog.getByRole("button", { name: "Create form" }).click()
    await expect(page.getByRole("heading", { name: "Daily walkaround check", level: 1 })).toBeVisible()
    const preview = page.getByRole("region", { name: "Preview: Daily walkaround check" })
    await preview.getByRole("radio", { name: "Fail" }).first().check()
    await expect(preview.getByRole("textbox", { name: /^Note/ }).first()).toBeVisible()
  })

  await test.step("a section and an item are added, and moved with the keyboard", async () => {
    await button(page, "Add section").click()
    await dialog.getByLabel("Title", { exact: true }).fill("Cab")
    await dialog.getByRole("button", { name: "Add section" }).click()
    for (const label of ["First aid kit", "Fire extinguisher"]) {
      await button(page, "Add item: Cab").click()
      await dialog.getByLabel("Label", { exact: true }).fill(label)
      await dialog.getByText("Report a defect if it fails").click()
      await dialog.getByRole("button", { name: "Add item" }).click()
      await expect(button(page, label)).toBeVisible()
    }
    await button(page, "Move: Fire extinguisher").press("ArrowUp")
    const items = page.getByRole("list", { name: "Cab", exact: true }).getByRole("listitem")
    await expect(items.first()).toContainText("Fire extinguisher")
  })

  await test.step("what was changed survives a reload, and is published as version 1", async () => {
    await page.reload()
    await expect(button(page, "Fire extinguisher")).toBeVisible()
    await button(page, "Publish version 1").click()
    await expect(page.getByText("Version 1 published")).toBeVisible()
    await expect(page.getByRole("list", { name: "Versions" }).getByText("Version 1")).toBeVisible()
  })

  await test.step("it is scheduled, and what is due is listed", async () => {
    await page.goto("/inspections/schedules")
    await button(page, "Add schedule").first().click()
    await dialog.getByLabel("Form", { exact: true }).selectOption("Daily walkaround check")
    await dialog.getByRole("button", { name: "Add schedule" }).click()
    await expect(page.getByText("Every day")).toBeVisible()
    await page.getByRole("button", { name: "Actions: Daily walkaround check" }).click()
    await page.getByRole("menuitem", { name: "Pause" }).click()
    await expect(page.getByText("Paused", { exact: true })).toBeVisible()
  })
})

test("a driver sees that a vehicle needs an inspection before its use, and does it", async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const owner = await createOwner(page, "Ada Rivers", newAddress("ada"), "Hillside Depot")
  const api = await prepare(owner)
  const [vehicle, form] = [
    (await api("GET", "/vehicles")).items[0],
    (await api("GET", "/inspection-forms")).items[0]
  ]
  await api("POST", "/inspection-schedules", {
    form_id: form.id,
    rule: { by: "all" },
    cadence: { kind: "before_use", valid_hours: 12 },
    grace_hours: 0,
    required: true
  })
  await page.goto("/inspections")
  await expect(page.getByRole("heading", { name: "No inspections yet" })).toBeVisible()
  await expect(page.getByText("Due for your vehicles")).toHaveCount(0)
  const driver = await api("POST", "/drivers", { name: "Ada Rivers", user_id: owner.user.id })
  await api("POST", "/assignments", {
    vehicle_id: vehicle.id,
    driver_id: driver.id,
    from: null,
    until: null,
    note: null
  })
  const mine = page.getByRole("list", { name: "Due for your vehicles" })
  await page.reload()
  await expect(mine.getByText("Due before the next use")).toBeVisible()
  await mine.getByRole("link", { name: "Inspect: V-1, Daily check" }).click()
  for (const item of ["Brakes", "Lights"]) await choose(page, item, "Pass")
  await button(page, "Next").click()
  await page.getByLabel("Odometer", { exact: true }).fill("51245")
  await button(page, "Review").click()
  await button(page, "Finish inspection").click()
  await page.getByRole("link", { name: "Go to inspections" }).click()
  await expect(page.getByRole("link", { name: "V-1" })).toBeVisible()
  await expect(mine).toHaveCount(0)
})
