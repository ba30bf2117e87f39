import { MarkThreadRead } from "#messaging/contract"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { open } from "../../support/open.tsx"
import { freshMessages, inDepot, listed, readThreadOf } from "./fixtures.ts"

const dialog = () => page.getByRole("dialog", { name: "Reply to Message" })
const question = () => page.getByRole("alertdialog", { name: "Remove the attached file?" })
const text = () => dialog().getByLabelText("Your Reply")

const openReply = async () => {
  await page.getByRole("button", { name: "Reply to Ben Okoye" }).first().click()
  await expect.element(dialog()).toBeVisible()
}

const attach = async () => {
  const file = new File(["%PDF-1.7"], "rota.pdf", { type: "application/pdf" })
  await userEvent.upload(dialog().getByLabelText("Photos and files to attach"), [file])
  await expect.element(dialog().getByText("rota.pdf")).toBeVisible()
}

beforeEach(async () => {
  await freshMessages()
  fakeServer([...listed(readThreadOf()), answers(MarkThreadRead, () => ({})), ...inDepot])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
  await openReply()
})

it("asks before Back or Escape removes files; the text stays as a draft", async () => {
  await text().fill("See the rota.")
  await attach()
  history.back()
  await expect.element(question()).toBeVisible()
  await question().getByRole("button", { name: "Cancel" }).click()
  await expect.element(dialog().getByText("rota.pdf")).toBeVisible()
  await userEvent.keyboard("{Escape}")
  await question().getByRole("button", { name: "Close and remove" }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await openReply()
  await expect.element(text()).toHaveValue("See the rota.")
  await expect.element(dialog().getByText("rota.pdf")).not.toBeInTheDocument()
})

it("asks nothing without files, and nothing on Cancel", async () => {
  await attach()
  await dialog().getByRole("button", { name: "Cancel" }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await openReply()
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(question()).not.toBeInTheDocument()
})
