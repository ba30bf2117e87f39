import { EditCustomer, GetCustomer, ListCustomers } from "#customers/contract"
import { ListMembers } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { customer, id, member } from "../support/fixtures.ts"
import { home } from "./emailsTab.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("shows type, tags and owner, and changes them, tags by keyboard", async () => {
  const known = customer({ tags: ["old"], owner_id: id(101) })
  const received = fakeServer([
    home(),
    answers(ListCustomers, () => ({ items: [known], next: null })),
    answers(GetCustomer, () => known),
    answers(ListMembers, () => ({ items: [member()], next: null })),
    answers(EditCustomer, () => known)
  ])
  await open(`/customers?customer=${id(81)}`)
  const dialog = page.getByRole("dialog")
  for (const text of ["Person", "old", "Ben Okoye"])
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible()
  await dialog.getByRole("button", { name: "Edit", exact: true }).click()
  await dialog.getByLabelText("Type").selectOptions("Company")
  await dialog.getByLabelText("Owner").selectOptions("No owner")
  await dialog.getByRole("combobox", { name: "Tags" }).click()
  await userEvent.keyboard("{Backspace}vip;Long term{Enter}vip,")
  await expect.element(dialog.getByRole("button", { name: "Remove Long term" })).toBeVisible()
  // Enter confirms what an input method has composed; it is not a tag yet.
  await userEvent.keyboard("co")
  const field = dialog.getByRole("combobox", { name: "Tags" })
  const enter = { key: "Enter", bubbles: true, cancelable: true }
  field.element().dispatchEvent(new KeyboardEvent("keydown", { ...enter, isComposing: true }))
  await expect.element(field).toHaveValue("co")
  await userEvent.keyboard("{Backspace}{Backspace}")
  await dialog.getByRole("button", { name: "Save changes" }).click()
  await expect
    .poll(() => received.find(({ method }) => method === "PATCH")?.body)
    .toMatchObject({ type: "company", tags: ["vip", "Long term"], owner_id: null })
})
