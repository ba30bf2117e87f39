import { SendMessage } from "#messaging/contract"
import { entries } from "idb-keyval"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { readDraft, saveDraft } from "../../apps/web/api/drafts.ts"
import { draftStore, forgetOldReads } from "../../apps/web/api/lastReadStore.ts"
import { allLastRead } from "../../apps/web/api/sealedReads.ts"
import { sealingKeys } from "../../apps/web/api/sealing.ts"
import { endSession, startSession } from "../../apps/web/api/session.ts"
import { answers, fakeServer } from "./support/fakeServer.ts"
import { open } from "./support/open.tsx"
import { anaSession, depot } from "./support/people.ts"
import { ana, id, user } from "./contexts/support/fixtures.ts"
import { ben, freshMessages, inDepot, listed, readThreadOf, stored } from "./contexts/messaging/fixtures.ts"

const composed = { person: ana.id, form: `message.${depot().id}.` }
const replied = { person: ana.id, form: `reply.${depot().id}.${id(301)}` }
const message = { recipient: ben.user_id, subject: "Van 12", content: "Pads are worn." }

const dialog = () => page.getByRole("dialog", { name: /^(Compose Internal Message|Reply to Message)$/ })
const button = (name: string) => dialog().getByRole("button", { name, exact: true })
const storedDrafts = () => entries(draftStore())

/** Whether leaving the page would ask for confirmation. */
const asksBeforeLeaving = () => {
  const leaving = new Event("beforeunload", { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const openMessages = async () => {
  fakeServer([
    answers(SendMessage, () => stored({ sender_id: ana.id })),
    ...listed(readThreadOf()),
    ...inDepot
  ])
  await open("/reports")
  await page.getByRole("button", { name: /^Messages/ }).click()
}

const compose = async () => {
  await openMessages()
  await page.getByRole("button", { name: "Compose" }).click()
  await expect.element(dialog()).toBeVisible()
}

beforeEach(freshMessages)

describe("a draft", () => {
  it("is stored while a message is written, and leaving the page then needs no confirmation", async () => {
    await compose()
    await dialog().getByLabelText("Recipient").selectOptions("Ben Okoye")
    await userEvent.fill(dialog().getByLabelText("Subject"), "Van 12")
    await userEvent.fill(dialog().getByLabelText("Message"), "Pads are worn.")
    await expect.poll(() => readDraft(composed)).toEqual(message)
    expect(asksBeforeLeaving()).toBe(false)
    const [, sealed] = (await storedDrafts())[0] ?? []
    expect(Object.keys(Object(sealed)).toSorted()).toEqual(["at", "content", "iv"])
  })

  it("is there again when the form is opened after a reload, and gone once it is sent", async () => {
    await saveDraft(composed, message)
    await compose()
    await expect.element(dialog().getByLabelText("Message")).toHaveValue("Pads are worn.")
    await expect.element(dialog().getByLabelText("Subject")).toHaveValue("Van 12")
    await expect.element(dialog().getByLabelText("Recipient")).toHaveDisplayValue("Ben Okoye")
    await button("Send Message").click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(storedDrafts).toEqual([])
  })

  it("of a reply belongs to its conversation, and ends when the form is cancelled", async () => {
    await saveDraft(replied, { content: "At noon." })
    await saveDraft({ ...replied, form: `reply.${depot().id}.${id(302)}` }, { content: "Another." })
    await openMessages()
    await page.getByRole("button", { name: /^Reply to/ }).click()
    await expect.element(dialog().getByLabelText("Your Reply")).toHaveValue("At noon.")
    await button("Cancel").click()
    await expect.poll(() => readDraft(replied)).toBeUndefined()
    expect(await storedDrafts()).toHaveLength(1)
  })

  const overlays = () => Number(Object(history.state).overlays ?? 0)

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    [
      "a click beside the form",
      () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
    ],
    ["Back", async () => history.back()]
  ])("is there again after %s", async (_, close) => {
    const before = overlays()
    await openMessages()
    await page.getByRole("button", { name: /^Reply to/ }).click()
    await userEvent.fill(dialog().getByLabelText("Your Reply"), "At noon.")
    // The dialog with the messages and the form: Back closes what has its entry.
    await expect.poll(overlays).toBe(before + 2)
    await close()
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole("button", { name: /^Reply to/ }).click()
    await expect.element(dialog().getByLabelText("Your Reply")).toHaveValue("At noon.")
  })

  it("holds only what was changed, so that it does not undo what a colleague changes meanwhile", async () => {
    await compose()
    await userEvent.fill(dialog().getByLabelText("Subject"), "Van 12")
    await expect.poll(() => readDraft(composed)).toEqual({ subject: "Van 12" })
  })

  it("with files is confirmed before leaving, since files are not stored", async () => {
    await compose()
    const file = new File(["%PDF-1.7"], "inspection.pdf", { type: "application/pdf" })
    await userEvent.upload(dialog().getByLabelText("Photos and files to attach"), file)
    await expect.element(dialog().getByText("inspection.pdf")).toBeVisible()
    await expect.poll(asksBeforeLeaving).toBe(true)
    await button("Cancel").click()
    await expect.poll(asksBeforeLeaving).toBe(false)
  })

  it("is confirmed before leaving until it is stored", async () => {
    const saved = saveDraft(composed, message)
    expect(asksBeforeLeaving()).toBe(true)
    await saved
    expect(asksBeforeLeaving()).toBe(false)
  })

  it.each([
    ["its author signs out", () => endSession({ chosen: true })],
    ["the session ends", () => endSession({ chosen: false })],
    ["another person signs in", () => startSession({ ...anaSession(), user: user({ id: id(101) }) })]
  ])("is removed when %s", async (_, end) => {
    startSession(anaSession())
    await openMessages()
    // From then on the app removes what belongs to a session that ends.
    await expect.poll(allLastRead).not.toEqual([])
    await saveDraft(composed, message)
    expect(await storedDrafts()).toHaveLength(1)
    end()
    await expect.poll(storedDrafts).toEqual([])
  })

  it("of a session that has ended is forgotten, without new keys for anyone", async () => {
    endSession({ chosen: true })
    await expect.poll(sealingKeys).toBeUndefined()
    await saveDraft(composed, message)
    expect(asksBeforeLeaving()).toBe(false)
    expect(await sealingKeys()).toBeUndefined()
  })

  it("stays longer than what was read", async () => {
    await saveDraft(composed, message)
    await forgetOldReads()
    expect(await readDraft(composed)).toEqual(message)
  })
})
