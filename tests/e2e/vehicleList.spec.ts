import { type Browser, expect, type Page } from "@playwright/test"
import { createAccount, createOwner, invite, join, verifyAddress } from "./support/accounts.ts"
import { holdBack } from "./support/holding.ts"
import { test } from "./support/journey.ts"
import { search } from "./support/keys.ts"
import { newAddress, openBrowser } from "./support/people.ts"
import { downloadedTable } from "./support/tables.ts"
import { VEHICLE_HEADER, vehicleFile, vehicles, WRONG_ROWS } from "./support/vehicleFile.ts"

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dialog = (page: Page) => page.getByRole("dialog")
const table = (page: Page) => page.getByRole("table", { name: "Vehicles" })
const rows = (page: Page) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true })

/** An organization with two locations, its owner, and a manager in a browser of their own. */
const openDepot = async (browser: Browser) => {
  const colleague = await openBrowser(browser)
  const owner = await createOwner(colleague, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await verifyAddress(owner)
  for (const name of ["North depot", "South depot"])
    await colleague.request.post(`/api/organizations/${owner.organization}/locations`, {
      headers: { authorization: `Bearer ${owner.access_token}` },
      data: { name, address: null, time_zone: "Europe/Berlin" }
    })
  const page = await openBrowser(browser)
  const address = newAddress("mei")
  await invite(owner, "Mei Kato", address, "manager")
  await join(await createAccount(page, "Mei Kato", address))
  return { page, colleague }
}

/** Chooses a file for the import of vehicles, and waits for the choice of columns. */
const chooseFile = async (page: Page, buffer: Buffer) => {
  await page.goto("/vehicles")
  await button(page, "Import").first().click()
  await expect(page.getByRole("heading", { name: "Import vehicles" })).toBeVisible()
  const upload = page.locator("input[type=file]")
  await upload.setInputFiles({ name: "fleet.csv", mimeType: "text/csv", buffer })
}

/** Says which field the column with the unknown header is, and checks the rows. */
const mapAndCheck = async (page: Page) => {
  await page.getByLabel("Location").selectOption("Parked where")
  await button(page, "Check rows").click()
}

test("a manager imports 1,000 vehicles from a file with errors, and undoes it", async ({ browser }) => {
  const { page, colleague } = await openDepot(browser)
  await colleague.goto("/vehicles")

  await test.step("the file is uploaded, which shows its progress, and its columns are mapped", async () => {
    const release = await holdBack(page, "**/parts?*")
    await chooseFile(
      page,
      vehicleFile(
        vehicles(1_000),
        WRONG_ROWS.map(([row]) => row)
      )
    )
    await expect(page.getByRole("progressbar", { name: /^Uploading the file/ })).toBeVisible()
    release()
    await expect(page.getByText("fleet.csv has 1,004 rows.")).toBeVisible()
    await mapAndCheck(page)
  })

  await test.step("each row with an error says what it is before anything is imported", async () => {
    await expect(page.getByText("1,004 rows were checked.")).toBeVisible()
    await expect(page.getByText("1,000 to add", { exact: true })).toBeVisible()
    await page.getByRole("radio", { name: "Only errors" }).click()
    for (const [, message] of WRONG_ROWS)
      await expect(page.getByRole("table").getByText(message)).toBeVisible()
  })

  await test.step("it imports the others, and the list of a colleague fills without reloading", async () => {
    await button(page, "Import").click()
    await expect(page.getByRole("heading", { name: "Import finished" })).toBeVisible()
    for (const result of ["1,000 added", "4 rows with errors"])
      await expect(page.getByText(result, { exact: true })).toBeVisible()
    await expect(colleague.getByText("1,000 vehicles", { exact: true })).toBeVisible()
  })

  await test.step("the file of rows with errors has their cells and reasons", async () => {
    const { rows: failed } = await downloadedTable(page, () =>
      button(page, "Download rows with errors").click()
    )
    const expected = [[VEHICLE_HEADER, "Errors"], ...WRONG_ROWS]
    expect(failed).toHaveLength(expected.length)
    for (const [at, [cells, message]] of expected.entries()) {
      expect(failed[at]?.slice(0, -1).join(",")).toBe(cells)
      expect(failed[at]?.at(-1)).toContain(message)
    }
  })

  await test.step("undone, the vehicles are gone for everyone", async () => {
    await button(page, "Undo import").click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click()
    await expect(page.getByText("1,000 removed", { exact: true })).toBeVisible()
    await expect(colleague.getByRole("heading", { name: "No vehicles yet" })).toBeVisible()
  })
})

/** The cells of the rows as the list shows them. */
const shownCells = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) =>
      [...row.children]
        .map((cell) => (cell instanceof HTMLElement ? cell.innerText.split("\n").join(" ").trim() : ""))
        .filter((text) => text !== "")
    )
  )

/** The focus goes back to the button that opened it; a key pressed before that would be lost. */
const closePopover = async (page: Page, opener: string) => {
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, opener)).toBeFocused()
}

const toggleColumns = async (page: Page) => {
  await button(page, "Columns").click()
  for (const column of ["State", "Availability", "Driver", "Odometer"])
    await dialog(page).getByRole("checkbox", { name: column }).click()
  await button(page, "Move Location up").click()
  await closePopover(page, "Columns")
}

const filterByLocation = async (page: Page, name: string) => {
  await button(page, "Add filter").click()
  await dialog(page).getByRole("button", { name: "Location", exact: true }).click()
  await box(page, name).click()
  await closePopover(page, "Add filter")
}

const shareView = async (page: Page, name: string) => {
  await button(page, "Save as new view").click()
  await dialog(page).getByLabel("Name", { exact: true }).fill(name)
  await dialog(page).getByRole("switch").click()
  await button(page, "Save view").click()
  await expect(dialog(page)).toHaveCount(0)
}

const FILE_HEADERS = ["unit number", "make", "model", "trim", "location", "plate", "plate region"]

/** Exports the list of vans, and compares the file with what the list shows. */
const expectExport = async (
  page: Page,
  choice: string,
  { name, listed }: { readonly name: string; readonly listed: ReadonlyArray<ReadonlyArray<string>> }
) => {
  await button(page, "Export").click()
  const file = await downloadedTable(page, () => page.getByRole("menuitem", { name: choice }).click())
  expect(file.name).toBe(name)
  const [headers, ...exported] = file.rows
  expect(headers).toEqual(FILE_HEADERS)
  const asListed = exported.map(([unit, make, model, , location, plate, region]) => [
    `Van ${unit}`,
    `${make} ${model}`,
    location,
    `${region} ${plate}`
  ])
  expect(asListed).toEqual(listed)
}

const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

test("a filtered view is saved and shared; what it lists is changed together, undone and exported", async ({
  browser
}) => {
  const { page, colleague } = await openDepot(browser)
  await chooseFile(page, vehicleFile(vehicles(360)))
  await mapAndCheck(page)
  await button(page, "Import").click()
  await page.getByRole("link", { name: "Done" }).click()
  await count(page, "360 vehicles")
  await colleague.goto("/vehicles")

  await test.step("what a manager filters, sorts and arranges becomes a view of everyone", async () => {
    await filterByLocation(page, "North depot")
    await search(page, "iveco")
    await count(page, "60 vehicles")
    await toggleColumns(page)
    await button(page, "Vehicle").click()
    await expect(rows(page).first()).toContainText("V-0358")
    await shareView(page, "Ivecos in the north")
    await colleague.getByRole("link", { name: "Ivecos in the north" }).click()
    await count(colleague, "60 vehicles")
    await expect.poll(() => shownCells(colleague)).toEqual(await shownCells(page))
  })

  await test.step("all that match, also those not loaded yet, move to another location, and back", async () => {
    await box(page, "Select V-0358").click()
    await box(page, "Select V-0346").click({ modifiers: ["Shift"] })
    await count(page, "3 selected")
    await box(page, "Select all").click()
    await button(page, "Select all 60").click()
    await count(page, "60 selected")
    await button(page, "Set location").click()
    await dialog(page).getByRole("combobox").selectOption("South depot")
    await dialog(page).getByRole("button", { name: "Set location" }).click()
    // The toast stays, and can be undone, while the pointer is over it.
    await page.getByText("60 vehicles were changed.").hover()
    await expect(colleague.getByText("No vehicle matches these filters.")).toBeVisible()
    await button(page, "Undo").click()
    await count(colleague, "60 vehicles")
  })

  await test.step("a workbook and a CSV file have its rows and columns, in its order", async () => {
    await expect(async () => {
      await colleague.keyboard.press("End")
      await expect(rows(colleague)).toHaveCount(60, { timeout: 1_000 })
    }).toPass()
    const listed = await shownCells(colleague)
    for (const [choice, name] of [
      ["Excel workbook", "vehicles.xlsx"],
      ["CSV file", "vehicles.csv"]
    ] as const)
      await expectExport(colleague, choice, { name, listed })
  })
})
