import { ListCustomers } from "#customers/contract"
import { SendMessage } from "#messaging/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { linksOf } from "../../../../apps/web/ui/links.ts"
import { referenceTo, withNamesOnly } from "../../../../apps/web/ui/references.ts"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { ana, customer, id } from "../support/fixtures.ts"
import { ben, bodyOf, freshMessages, inDepot, listed, readThreadOf, stored } from "./fixtures.ts"

const PATH = `/customers?customer=${id(901)}`
const WEBER = `[Weber GmbH](${PATH})`

describe("a reference", () => {
  it("leads to a page of this app, next to other links", () => {
    expect(
      linksOf(`See https://depot.example and ${WEBER}.`).map(({ href, label }) => [label, href])
    ).toEqual([
      ["https://depot.example", "https://depot.example/"],
      ["Weber GmbH", PATH]
    ])
  })

  it.each([
    "[Bank](//bank.example)",
    "[Bank](/\\bank.example)",
    "[Bank](javascript:alert(1))",
    "[Bank](customers)",
    "[](/customers)"
  ])("is not %j", (text) => expect(linksOf(text)).toEqual([]))

  it("is shown as its name where nothing can be opened, also if it was cut off", () => {
    expect(withNamesOnly(`Ask ${WEBER} today`)).toBe("Ask Weber GmbH today")
    expect(withNamesOnly("Ask [Weber GmbH](/customers?cust…")).toBe("Ask Weber GmbH…")
  })

  it("keeps the brackets of a name apart from its own", () => {
    expect(linksOf(referenceTo("Weber [old]\n", PATH)).map(({ label }) => label)).toEqual(["Weber  old"])
  })
})

beforeEach(freshMessages)

const dialog = () => page.getByRole("dialog", { name: "Compose Internal Message" })

const openMessages = async () => {
  const received = fakeServer([
    answers(ListCustomers, () => ({ items: [customer({ id: id(901), name: "Weber GmbH" })], next: null })),
    answers(SendMessage, (request) => stored({ sender_id: ana.id, ...bodyOf(request) })),
    ...listed(readThreadOf({ content: `Call ${WEBER}.` })),
    ...inDepot
  ])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  return received
}

describe("a customer in a message", () => {
  it("is inserted where the caret is, by keyboard", async () => {
    const received = await openMessages()
    await page.getByRole("button", { name: "Compose" }).click()
    const text = dialog().getByLabelText("Message", { exact: true })
    await dialog().getByLabelText("Recipient").selectOptions("Ben Okoye")
    await userEvent.fill(dialog().getByLabelText("Subject"), "Weber")
    await userEvent.fill(text, "Call today")
    await userEvent.keyboard("{ArrowLeft}".repeat(" today".length))
    await dialog().getByRole("button", { name: "Link a customer" }).click()
    await expect.element(dialog().getByLabelText("Link a customer")).toHaveFocus()
    await userEvent.keyboard("web")
    await expect.element(dialog().getByRole("option", { name: /^Weber GmbH/ })).toBeInViewport()
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect.element(text).toHaveValue(`Call ${WEBER}  today`)
    await expect.element(text).toHaveFocus()
    await userEvent.keyboard("again")
    await expect.element(text).toHaveValue(`Call ${WEBER} again today`)
    await dialog().getByRole("button", { name: "Send Message" }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(
      received.filter(({ method, path }) => method === "POST" && path.endsWith("/messages")).map(bodyOf)
    ).toEqual([expect.objectContaining({ recipient_id: ben.user_id, content: `Call ${WEBER} again today` })])
  })

  it("is a link to their record when the message is open, and a name before", async () => {
    await openMessages()
    const messages = page.getByRole("dialog", { name: "Messages & Emails" })
    await expect.element(messages.getByText("Call Weber GmbH.")).toBeVisible()
    await messages.getByRole("button", { name: "Van 12 brakes" }).click()
    await expect.element(messages.getByRole("link", { name: "Weber GmbH" })).toHaveAttribute("href", PATH)
  })
})
