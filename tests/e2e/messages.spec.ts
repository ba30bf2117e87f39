import { type Browser, expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { check, look, VIEWS } from "./support/accessibility.ts"
import { createAccount, createOwner, invite, join, verifyAddress } from "./support/accounts.ts"
import { untilEntries } from "./support/history.ts"
import { test } from "./support/journey.ts"
import { closeByEscape } from "./support/keys.ts"
import { choose, newAddress, openBrowser } from "./support/people.ts"

// The service worker would send messages in the background, which queuedMessages.spec.ts covers.
test.use({ serviceWorkers: "block" })

/** Milliseconds within which a message must arrive. The fastest of several counts, because the machine may be busy. */
const SOON = 1000

const messages = (page: Page) => page.getByRole("dialog", { name: "Messages & Emails" })
const trigger = (page: Page) => page.getByRole("button", { name: /^Messages/ })
/** The trigger's accessible name, also behind the open dialog. */
const expectLabel = (page: Page, name: string) =>
  expect(page.getByRole("button", { name: /^Messages/, includeHidden: true })).toHaveAttribute(
    "aria-label",
    name
  )
const row = (page: Page, subject: string) =>
  messages(page).getByRole("listitem").filter({ hasText: subject }).first()

/** Ada, who owns an organization, and Ben, who joined it; each in a separate browser. */
const colleagues = async (browser: Browser) => {
  const [adaMail, benMail] = [newAddress("ada"), newAddress("ben")]
  const [ada, ben] = [await openBrowser(browser), await openBrowser(browser)]
  const owner = await createOwner(ada, "Ada Rivers", adaMail, "Riverside Depot")
  await verifyAddress(owner)
  await invite(owner, "Ben Okoye", benMail)
  await join(await createAccount(ben, "Ben Okoye", benMail))
  await ada.goto("/dashboard")
  await ben.goto("/dashboard")
  for (const page of [ada, ben]) {
    await trigger(page).click()
    await expect(messages(page).getByText("No messages found")).toBeVisible()
  }
  return { ada, ben }
}

/** A toast disappears after four seconds, so waiting for it starts before the action. */
const withToast = async (page: Page, text: string, act: Promise<unknown>): Promise<void> => {
  await Promise.all([expect(page.getByText(text)).toBeVisible(), act])
}

const compose = async (page: Page, to: string, subject: string, content: string): Promise<void> => {
  await messages(page).getByRole("button", { name: "Compose" }).click()
  const dialog = page.getByRole("dialog", { name: "Compose Internal Message" })
  await choose(page, "Recipient", to)
  await dialog.getByLabel("Subject").fill(subject)
  await dialog.getByLabel("Message", { exact: true }).fill(content)
  await dialog.getByRole("button", { name: "Send Message" }).click()
  await expect(dialog).toHaveCount(0)
}

type Files = Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]

const reply = async (page: Page, to: string, content: string, files: Files = []): Promise<void> => {
  await messages(page)
    .getByRole("button", { name: `Reply to ${to}` })
    .last()
    .click()
  const dialog = page.getByRole("dialog", { name: "Reply to Message" })
  await dialog.getByLabel("Your Reply").fill(content)
  await dialog.getByLabel("Photos and files to attach").setInputFiles(files)
  await dialog.getByRole("button", { name: "Send Reply" }).click()
  await expect(dialog).toHaveCount(0)
}

// Long because: one journey, in the order in which both users experience it.
test("two colleagues exchange messages live, and one goes offline", async ({ browser }) => {
  const { ada, ben } = await colleagues(browser)
  const arrivals: Array<number> = []
  const measureArrival = async (seen: () => Promise<void>) => {
    const since = performance.now()
    await seen()
    arrivals.push(performance.now() - since)
  }

  await test.step("Ada writes, and Ben sees it without reloading", async () => {
    const content = "Pads are at 3 mm.\nCan you look at the camión too?"
    await withToast(ada, "Message sent successfully", compose(ada, "Ben Okoye", "Van 12 brakes", content))
    await measureArrival(() => expect(row(ben, "Van 12 brakes")).toBeVisible())
    await expect(row(ben, "Van 12 brakes").getByText("Ada Rivers")).toBeVisible()
    await expectLabel(ben, "Messages, 1 unread")
    await expect(row(ada, "Van 12 brakes").getByText("You → Ben Okoye")).toBeVisible()
    await expectLabel(ada, "Messages")
  })

  await test.step("opening it marks it as read", async () => {
    await messages(ben).getByRole("button", { name: "Van 12 brakes" }).click()
    await expect(messages(ben).getByText("Can you look at the camión too?")).toBeVisible()
    await expectLabel(ben, "Messages")
    for (const view of VIEWS) {
      await look(ben, view)
      await check(ben, `an open message in ${view.name}`)
    }
    await look(ben, VIEWS[0])
  })

  await test.step("Ben replies, and Ada sees it as unread within a second", async () => {
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "teal" } })
      .png()
      .toBuffer()
    const files = [{ name: "door.png", mimeType: "image/png", buffer: photo }]
    await withToast(ben, "Reply sent successfully", reply(ben, "Ada Rivers", "Tomorrow at noon.", files))
    await measureArrival(() => expect(messages(ada).getByRole("button", { name: "1 reply" })).toBeVisible())
    expect(Math.min(...arrivals)).toBeLessThan(SOON)
    await expectLabel(ada, "Messages, 1 unread")
    await messages(ada).getByRole("button", { name: "1 reply" }).click()
    await expect(messages(ada).getByText("Tomorrow at noon.")).toBeVisible()
    await messages(ada)
      .getByRole("button", { name: /^Open photo door/ })
      .click()
    const shown = ada.getByRole("img", { name: /^door/ })
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(2048)
    await closeByEscape(ada, ada.getByRole("dialog", { name: /^door/ }))
    await expectLabel(ada, "Messages")
  })

  await test.step("replies to a reply stay in the thread, oldest first, and are marked as read while it is open", async () => {
    await reply(ada, "Ben Okoye", "Thank you.")
    const replies = messages(ben).getByRole("list").filter({ hasText: "Tomorrow at noon." }).last()
    const order = replies.locator("> li")
    await expect(order).toHaveCount(2)
    await expect(order.nth(0)).toContainText("Tomorrow at noon.")
    await expect(order.nth(1)).toContainText("Thank you.")
    await expectLabel(ben, "Messages")
  })

  await test.step("search finds it by a word of a reply, ignoring accents, and highlights it", async () => {
    const box = messages(ben).getByPlaceholder("Search messages and emails...")
    await box.fill("CAMION")
    await expect(messages(ben).locator("mark")).toHaveText("camión")
    await box.fill("ank yo")
    await expect(messages(ben).locator("mark").first()).toHaveText("ank yo")
    await box.fill("no such word")
    await expect(messages(ben).getByText("No messages found")).toBeVisible()
    await messages(ben).getByRole("button", { name: "Clear search" }).click()
    await expect(row(ben, "Van 12 brakes")).toBeVisible()
  })

  await test.step("messages sent offline are queued, survive closing the dialog, and are sent on reconnecting", async () => {
    await ben.context().setOffline(true)
    await expect(ben.getByText("You're offline.")).toBeVisible()
    await compose(ben, "Ada Rivers", "From the tunnel", "First.")
    await compose(ben, "Ada Rivers", "Still in the tunnel", "Second.")
    await expect(ben.getByText("2 messages are waiting to be sent.")).toBeVisible()
    await expect(messages(ben).getByText("Waiting for a connection")).toHaveCount(2)
    await ben.context().setOffline(false)
    await expect(row(ada, "Still in the tunnel")).toBeVisible()
    const subjects = messages(ada).getByRole("heading", { level: 3 })
    await expect(subjects).toHaveText(["Still in the tunnel", "From the tunnel", "Van 12 brakes"])
    await expectLabel(ada, "Messages, 2 unread")
    await expect(ben.getByText("You're offline.")).toHaveCount(0)
    await expect(messages(ben).getByText("Waiting for a connection")).toHaveCount(0)
  })

  await test.step("messages received while Ben was offline appear without reloading", async () => {
    await ben.context().setOffline(true)
    await expect(ben.getByText("You're offline.")).toBeVisible()
    await compose(ada, "Ben Okoye", "While you were away", "Key on hook 12.")
    await ben.context().setOffline(false)
    await expect(row(ben, "While you were away")).toBeVisible()
    await expectLabel(ben, "Messages, 1 unread")
  })

  await test.step("a queued message survives a reload and arrives once", async () => {
    const sending = "**/api/organizations/*/messages"
    await ben.route(sending, (route) => route.abort())
    await compose(ben, "Ada Rivers", "Through the reload", "Third.")
    await untilEntries(ben, 1)
    await ben.reload()
    await trigger(ben).click()
    await expect(messages(ben).getByRole("list", { name: "Not sent yet" })).toContainText(
      "Through the reload"
    )
    await ben.unroute(sending)
    await ben.reload()
    await expect(row(ada, "Through the reload")).toBeVisible()
    await expect(messages(ada).getByRole("heading", { name: "Through the reload" })).toHaveCount(1)
    await trigger(ben).click()
    await expect(messages(ben).getByRole("list", { name: "Not sent yet" })).toHaveCount(0)
  })

  await test.step("an address opens one conversation", async () => {
    const [request] = await Promise.all([
      ben.waitForRequest((one) => one.method() === "PUT" && one.url().includes("/threads/")),
      messages(ben).getByRole("button", { name: "While you were away" }).click()
    ])
    const [, organization, thread] = /organizations\/([^/]+)\/threads\/([^/]+)/.exec(request.url()) ?? []
    await ben.goto(`/messages?thread=${thread}&organization=${organization}`)
    await expect(messages(ben).getByText("Key on hook 12.")).toBeVisible()
    await closeByEscape(ben, messages(ben))
    await expect(ben).toHaveURL(/\/messages$/)
  })
})
