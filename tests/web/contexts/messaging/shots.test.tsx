import { ListThreads, MarkThreadRead, SendMessage } from "#messaging/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { streamLost, streamStands } from "../../../../apps/web/api/connection.ts"
import { keep } from "../../../../apps/web/contexts/messaging/outgoing/queue.ts"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { open, PHONE } from "../../support/open.tsx"
import { ana, id, inDays, organization } from "../support/fixtures.ts"
import { ben, freshMessages, inDepot, readThreadOf, replyJson, thread, unread } from "./fixtures.ts"

beforeEach(freshMessages)
const long = "Pads are at 3 mm on the left front. Can we get it in before Thursday, the long run is on Friday and I would not want to drive it like that through the mountains with a full load of tyres."
const many = [
  thread({ content: long, reply_count: 2, unread_count: 1, replies: [replyJson(), replyJson({ id: id(352), sender_id: id(101), sender_name: "Ben Okoye", recipient_id: ana.id, content: "Will do. I leave the key on hook 12.", client_id: id(452) })], latest_at: inDays(-0.001) }),
  readThreadOf({ id: id(302), subject: "Weber extension", sender_name: "Sara Lind", content: "Extended to Tuesday 9:00. Car 40 takes the Monday booking, the customer agreed.", client_id: id(402), created_at: inDays(-0.2), reply_count: 1, replies: [replyJson({ content: "Then the brakes of car 40 wait till Wednesday.", sender_name: "Mei Kato" })] }),
  readThreadOf({ id: id(304), subject: "Holiday plan for the summer and who covers the counter in July", sender_id: ana.id, sender_name: "Ana Ruiz", recipient_name: "Mei Kato", content: "See the sheet.", client_id: id(404), created_at: inDays(-9), can_reply: false })
]
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms))
const shot = async (name: string) => { await wait(450); await page.screenshot({ path: `../../../../test-results/messages/${name}.png` }) }
const go = async (size: readonly [number, number], dark = false) => {
  if (dark) localStorage.setItem("motorpool.theme", "dark")
  await open("/reports", size)
  document.documentElement.classList.toggle("dark", dark)
  await page.getByRole("button", { name: /^(Messages|Mensajes)/ }).click()
}
const one = (n: number, refusal: null | { code: string; status: number; detail: string } = null) => ({ kind: "message" as const, client_id: id(700 + n) as never, user_id: ana.id, organization_id: organization().id, recipient_id: ben.user_id, recipient_name: "Ben Okoye", subject: `Tyres for van ${n}`, content: "Four winter tyres, 225/75 R16.", queued_at: n, refusal })
const list = answers(ListThreads, ({ query }) => ({ items: query.get("search") ? many.slice(0, 2) : many, next: null }))
const read = answers(MarkThreadRead, () => ({}))
it("states", async () => {
  fakeServer([...inDepot, unread(0), answers(ListThreads, () => ({ items: [], next: null }))])
  await go([1440, 900]); await expect.element(page.getByText("No messages found")).toBeVisible(); await shot("s-empty")
  await page.getByRole("tab", { name: "Customer Emails" }).click(); await shot("s-customers")
})
it("error", async () => {
  fakeServer([...inDepot, unread(0), refuses(ListThreads, 403, "forbidden", "Your role does not allow this.")])
  await go([1440, 900], true); await expect.element(page.getByText("Failed to load messages")).toBeVisible(); await shot("s-error-dark")
})
it("search", async () => {
  fakeServer([...inDepot, unread(1), list, read])
  await go([1440, 900], true); await userEvent.fill(page.getByRole("searchbox"), "brakes"); await wait(600); await shot("s-search-dark")
})
it("offline", async () => {
  await keep(one(1)); await keep(one(2, { code: "recipient_unavailable", status: 409, detail: "This person is not an active member of your organization. Please choose another team member." }))
  fakeServer([...inDepot, unread(1), list, read, refuses(SendMessage, 503, "x")])
  for (const dark of [false, true]) for (const [n, size] of [["wide", [1440, 900]], ["phone", PHONE]] as const) {
    const spy = Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false })
    await go(size, dark); await shot(`s-offline-${n}-${dark}`)
    await userEvent.keyboard("{Escape}"); await shot(`s-banner-${n}-${dark}`)
    void spy; Reflect.deleteProperty(navigator, "onLine")
  }
})
it("spanish", async () => {
  fakeServer([...inDepot, unread(3), list, read])
  await open("/reports", PHONE)
  await chooseLocale("es")
  await go(PHONE); await expect.element(page.getByText("Weber extension")).toBeVisible(); await shot("s-es")
  await page.getByRole("button", { name: "2 respuestas" }).click(); await shot("s-es-open")
  await page.getByRole("button", { name: "Redactar" }).click(); await page.getByRole("button", { name: "Enviar mensaje" }).click(); await shot("s-es-compose")
  await userEvent.keyboard("{Escape}")
})
it("zoom", async () => {
  fakeServer([...inDepot, unread(3), list, read])
  await go([640, 400]); await expect.element(page.getByText("Weber extension")).toBeVisible(); await shot("s-zoom")
  await page.getByRole("button", { name: "Compose" }).click(); await shot("s-zoom-compose")
})
it("nobody", async () => {
  fakeServer([answers(MyOrganizations, () => ({ items: [] }))])
  await go([1440, 900]); await shot("s-noorg"); await page.getByRole("button", { name: "Compose" }).click(); await shot("s-noorg-compose")
})
