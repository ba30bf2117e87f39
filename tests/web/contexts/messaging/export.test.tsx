import { ExportMessages } from "#messaging/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { fakeServer, replies } from "../../support/fakeServer.ts"
import { open, PHONE } from "../../support/open.tsx"
import { savedFiles } from "../support/savedFiles.ts"
import { freshMessages, inDepot, listed, thread, unread } from "./fixtures.ts"

beforeEach(freshMessages)

it("saves one's messages as a file; on a phone, too, every button fits", async () => {
  const file = replies(
    ExportMessages,
    () => new Response("conversation\r\n", { headers: { "content-type": "text/csv" } })
  )
  fakeServer([file, unread(120), ...listed(thread()), ...inDepot])
  const saved = savedFiles()
  await open("/messages?open", PHONE)
  const dialog = page.getByRole("dialog", { name: "Messages & Emails" })
  await dialog.getByRole("button", { name: "Export", exact: true }).click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["messages.csv"])
  expect(await saved[0]?.file.text()).toBe("conversation\r\n")
  const element = dialog.element()
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
})

it("says that there is nothing to export", async () => {
  fakeServer([...listed(), ...inDepot])
  await open("/messages?open")
  const button = page.getByRole("dialog").getByRole("button", { name: "Export", exact: true })
  await expect.element(button).toHaveAttribute("aria-disabled", "true")
  await expect.element(button).toHaveAttribute("title", "There are no messages to export.")
  await button.click({ force: true })
  await expect.element(page.getByText("There are no messages to export.")).toBeVisible()
})
