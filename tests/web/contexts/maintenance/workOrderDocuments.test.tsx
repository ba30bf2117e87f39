import { EmailWorkOrder, PrintWorkOrder } from "#maintenance/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { ana, id } from "../support/fixtures.ts"
import { savedFiles } from "../support/savedFiles.ts"
import { bodies, button, dialog, field, inDialog, item, serve } from "./workshop.ts"

const PAGE = `/services/work-orders/${id(321)}`

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("is downloaded as PDF", async () => {
  const saved = savedFiles()
  serve(
    replies(PrintWorkOrder, () => new Response("%PDF-", { headers: { "content-type": "application/pdf" } }))
  )
  await open(PAGE)
  await button("More actions").click()
  await item("Download PDF").click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["WO-1042.pdf"])
  expect(await saved[0]?.file.text()).toBe("%PDF-")
})

it("is emailed with a note in the recipient's language", async () => {
  const received = serve(answers(EmailWorkOrder, () => ({})))
  await open(PAGE)
  await button("More actions").click()
  await item("Email...").click()
  await expect.element(dialog().getByText(new RegExp(`replies go to ${ana.email}`))).toBeVisible()
  await inDialog("Send email").click()
  await expect.element(dialog().getByText("To is required.")).toBeVisible()
  await field("To").fill("garage@example.com")
  await dialog().getByLabelText(/^Note/).fill("Llámenos antes.")
  await field("Language").selectOptions("Español")
  await inDialog("Send email").click()
  await expect.element(page.getByText("WO-1042 was emailed to garage@example.com.")).toBeVisible()
  expect(bodies(received)).toEqual([{ to: "garage@example.com", note: "Llámenos antes.", language: "es" }])
})

it("is emailed only from a verified address", async () => {
  serve(refuses(EmailWorkOrder, 403, "address_not_verified"))
  await open(PAGE)
  await button("More actions").click()
  await item("Email...").click()
  await field("To").fill("garage@example.com")
  await inDialog("Send email").click()
  await expect.element(dialog().getByRole("alert").getByRole("button")).toBeVisible()
})
