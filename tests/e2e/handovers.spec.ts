import { expect, type Page } from "@playwright/test"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress } from "./support/people.ts"

/** A phone in one hand. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const PHOTO =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const next = (page: Page) => button(page, "Next").click()

/** Draws a stroke across a signature field. */
const sign = async (page: Page, who: string) => {
  const box = await dialog(page)
    .getByRole("img", { name: `Signature: ${who}` })
    .boundingBox()
  if (!box) throw new Error("There is no field to sign in.")
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
  await page.mouse.down()
  for (const part of [0.2, 0.4, 0.6, 0.8])
    await page.mouse.move(box.x + box.width * part, box.y + box.height * (part % 0.4 === 0 ? 0.3 : 0.7))
  await page.mouse.up()
}

/** Waits until leaving the page would no longer ask, because everything that was typed is stored. */
const untilStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true }))))
    .toBe(true)

// Long because: one journey, in the order of its steps.
test("a vehicle is assigned to a driver, and handed over and returned on a phone", async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  await createOwner(page, "Ada Rivers", newAddress("ada"), "Riverside Depot")

  await test.step("a driver without an account is added", async () => {
    await page.goto("/drivers")
    await button(page, "Add driver").first().click()
    await field(page, "Name").fill("Dora Driver")
    await field(page, "Expires on").fill("2020-01-31")
    await button(page, "Add driver").last().click()
    await expect(page.getByText("Expired on Jan 31, 2020")).toBeVisible()
  })

  await test.step("the vehicle is planned for the driver, whose expired license is named", async () => {
    await page.goto("/vehicles")
    await button(page, "Add vehicle").first().click()
    await field(page, "Unit number").fill("V-1")
    await field(page, "Kind").selectOption("Van")
    await button(page, "Add vehicle").last().click()
    await page.getByRole("link", { name: "V-1" }).click()
    await page.getByRole("tab", { name: "Drivers" }).click()
    await button(page, "Assign driver").first().click()
    await dialog(page).getByRole("combobox", { name: "Driver" }).fill("dora")
    await page.getByRole("option", { name: /^Dora Driver/ }).click()
    await expect(dialog(page).getByText("The license of Dora Driver has expired.")).toBeVisible()
    await field(page, "From").fill("2150-01-01T08:00")
    await button(page, "Assign driver").last().click()
    await expect(page.getByText("Dora Driver will get V-1.")).toBeVisible()
  })

  await test.step("handing it over records reading, level, photo, damage and signature", async () => {
    await button(page, "Hand over").click()
    await field(page, "Odometer").fill("51245")
    await next(page)
    await button(page, "Full: Fuel").click()
    await field(page, "Keys").fill("2")
    await next(page)
    await dialog(page)
      .getByLabel("Take photo: Front")
      .setInputFiles({ name: "front.png", mimeType: "image/png", buffer: Buffer.from(PHOTO, "base64") })
    await expect(dialog(page).getByRole("img", { name: "Front" })).toBeVisible()
    await next(page)
    await dialog(page)
      .getByRole("img", { name: "Vehicle drawing: Left side" })
      .click({ position: { x: 60, y: 70 } })
    await field(page, "Type").selectOption("Dent")
    await button(page, "Save damage").click()
    await expect(dialog(page).getByText("Dent, minor")).toBeVisible()
    await next(page)
    await sign(page, "Driver")
    await next(page)
    await expect(dialog(page).getByText("1 new damage mark").first()).toBeVisible()
    await button(page, "Hand over").click()
    await expect(dialog(page).getByText("Dora Driver has V-1.")).toBeVisible()
    await button(page, "Close").last().click()
  })

  await test.step("what was entered for the return survives a reload", async () => {
    await button(page, "Return").first().click()
    await field(page, "Odometer").fill("51,445")
    await untilStored(page)
    await page.reload()
    await button(page, "Return").first().click()
    await expect(field(page, "Odometer")).toHaveValue("51,445")
  })

  await test.step("the return shows known damage, and what changed", async () => {
    await next(page)
    await dialog(page).getByRole("slider", { name: "Fuel" }).fill("500")
    await field(page, "Keys").fill("1")
    await next(page)
    await next(page)
    await expect(dialog(page).getByText("Known damage")).toBeVisible()
    await next(page)
    await next(page)
    for (const change of ["200 km driven", "4/8 less fuel", "1 key missing"])
      await expect(dialog(page).getByText(change)).toBeVisible()
    await button(page, "Take back").click()
    await dialog(page).getByRole("link", { name: "Open handover" }).click()
  })

  await test.step("its page compares it with the handover before, and says that it is unchanged", async () => {
    await expect(page.getByRole("heading", { name: "Returned", level: 1 })).toBeVisible()
    await expect(page.getByText("200 km driven")).toBeVisible()
    await expect(page.getByText("Known: Dent, minor")).toBeVisible()
    await expect(page.getByText("Unchanged since it was recorded")).toBeVisible()
    await page.getByRole("link", { name: /^Before/ }).click()
    await expect(page.getByRole("heading", { name: "Handed over", level: 1 })).toBeVisible()
    await expect(page.getByRole("img", { name: "Signature: Dora Driver" })).toBeVisible()
  })

  await test.step("the vehicle says that nobody has it any more", async () => {
    await page.getByRole("link", { name: "V-1" }).click()
    await page.getByRole("tab", { name: "Drivers" }).click()
    await expect(page.getByText("Nobody has this vehicle.")).toBeVisible()
  })
})
