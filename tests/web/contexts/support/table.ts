import { expect } from "vitest"
import { page, userEvent } from "vitest/browser"

/** The rows of a table, without its headings and the rows that are loading. */
export const tableRows = (name: string) =>
  page
    .getByRole("table", { name, exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })

const openFilter = async (filter: string) => {
  await page.getByRole("button", { name: "Add filter" }).click()
  await page.getByRole("dialog").getByRole("button", { name: filter, exact: true }).click()
  return page.getByRole("dialog", { name: filter })
}

/** Adds a filter with one of its options. */
export const filterBy = async (filter: string, option: string) =>
  (await openFilter(filter)).getByRole("radio", { name: option, exact: true }).click()

/** Adds a filter with several of its options. */
export const filterByAny = async (filter: string, options: ReadonlyArray<string>) => {
  const dialog = await openFilter(filter)
  for (const name of options) await dialog.getByRole("checkbox", { name, exact: true }).click()
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
}
