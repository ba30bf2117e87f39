import { ListCustomers } from "#customers/contract"
import { GetMe } from "#identity/contract"
import { SendCustomerEmail } from "#messaging/contract"
import { toast } from "sonner"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { api } from "../../../../apps/web/api/client.ts"
import { SESSION_KEY, startSession } from "../../../../apps/web/api/session.ts"
import { notify } from "../../../../apps/web/ui/toast.ts"
import { untilLoaded } from "../../support/untilLoaded.ts"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { anaSession } from "../../support/people.ts"
import { deferred } from "../support/deferred.ts"
import { customer, customerEmail, id, user } from "../support/fixtures.ts"
import { emails, on, openTab } from "./emailsTab.ts"

const ben = () => customer({ id: id(82), name: "Ben Okoye", email: null })
const customers = answers(ListCustomers, ({ query }) => ({
  items: [ben(), customer()].filter(({ name }) =>
    name.toLowerCase().includes((query.get("search") ?? "").toLowerCase())
  ),
  next: null
}))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog", { name: "Compose customer email" })
const field = (name: string) => dialog().getByRole("textbox", { name, exact: true })
const picker = () => dialog().getByRole("combobox", { name: "Customer" })
const sends = (received: ReadonlyArray<Received>) =>
  received.filter(({ method, path }) => method === "POST" && path.endsWith("/customer-emails"))

const choose = async (typed: string) => {
  await picker().fill(typed)
  await expect.element(dialog().getByRole("option", { name: /Weber/ })).toBeVisible()
  // The only one left needs no arrow key.
  await userEvent.keyboard("{Enter}")
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("composing", () => {
  const compose = async (...answering: ReadonlyArray<Answer>) => {
    const opened = await openTab(on, emails(), customers, ...answering)
    await button("Compose").click()
    return opened
  }
  const fill = async () => {
    await choose("weber")
    await field("Subject").fill("Your car is ready")
    await field("Message").fill("From eight on.")
  }

  it("finds the customer by typing and arrow keys, and sends with Ctrl+Enter", async () => {
    const slow = deferred(answers(SendCustomerEmail, () => customerEmail()))
    const { received } = await compose(slow.answer)
    await expect
      .element(dialog().getByText("Sent in your name. Replies go to ana@depot.example."))
      .toBeVisible()
    await fill()
    await expect.element(picker()).toHaveValue("Núria Weber")
    await expect.element(field("Message")).toHaveAttribute("rows", "6")
    await userEvent.keyboard("{Control>}{Enter}{/Control}")
    await expect.element(dialog().getByRole("button", { name: "Sending..." })).toBeVisible()
    slow.release()
    await expect.element(page.getByText("Email sent successfully")).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(sends(received).map(({ body }) => body)).toEqual([
      {
        customer_id: id(81),
        subject: "Your car is ready",
        content: "From eight on.",
        client_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
      }
    ])
  })

  it("shows nothing to a user who signed in before the server answered", async () => {
    const slow = deferred(answers(SendCustomerEmail, () => customerEmail()))
    await compose(slow.answer)
    await fill()
    await userEvent.keyboard("{Control>}{Enter}{/Control}")
    await expect.element(dialog().getByRole("button", { name: "Sending..." })).toBeVisible()
    startSession({ ...anaSession(), user: user({ id: id(101) }) })
    slow.release()
    await api(GetMe, {})
    await untilLoaded()
    notify.message("The toast after it")
    await expect.element(page.getByText("The toast after it")).toBeVisible()
    expect(toast.getToasts()).toHaveLength(1)
  })

  it("lists customers without an address as not selectable", async () => {
    await compose()
    await picker().click()
    const option = dialog().getByRole("option", { name: /Ben Okoye/ })
    await expect.element(option).toHaveAttribute("aria-disabled", "true")
    await expect.element(option.getByText("No email address")).toBeVisible()
    await userEvent.keyboard("{ArrowDown}")
    const active = () =>
      document.getElementById(picker().element().getAttribute("aria-activedescendant") ?? "")?.textContent
    await expect.poll(active).toBe("Núria Webernuria@weber.example")
    await userEvent.keyboard("{Escape}")
    await expect.element(picker()).toHaveAttribute("aria-expanded", "false")
    await expect.element(dialog()).toBeVisible()
  })

  it("selects no customer that does not match, however fast the typing", async () => {
    const late = Promise.withResolvers<void>()
    await openTab(
      on,
      emails(),
      replies(ListCustomers, async (request) => {
        if (request.query.has("search")) await late.promise
        return customers.reply(request)
      })
    )
    await button("Compose").click()
    await picker().click()
    await expect.element(dialog().getByRole("option", { name: /Núria Weber/ })).toBeVisible()
    await userEvent.keyboard("zoe{ArrowDown}{Enter}")
    await expect.element(dialog().getByText("Searching...")).toBeVisible()
    await expect.element(picker()).toHaveValue("zoe")
    late.resolve()
    await expect.element(dialog().getByText("No customers found")).toBeVisible()
    await choose("weber")
    await expect.element(picker()).toHaveValue("Núria Weber")
  })

  it("marks all missing fields", async () => {
    const { received } = await compose()
    await field("Subject").fill("  ")
    await dialog().getByRole("button", { name: "Send email" }).click()
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("Please fill in all required fields")
    await expect.element(picker()).toHaveFocus()
    expect(sends(received)).toEqual([])
  })

  it.each([
    [
      refuses(SendCustomerEmail, 429, "sending_limit_reached", "Please go on tomorrow."),
      "Please go on tomorrow."
    ],
    [replies(SendCustomerEmail, () => new Response("?", { status: 502 })), "Failed to send email"]
  ])("shows why sending failed, keeps the text and retries with the same id", async (refusal, sentence) => {
    const { received } = await compose(refusal)
    await fill()
    const send = dialog().getByRole("button", { name: "Send email" })
    await send.click()
    await expect.element(page.getByText(sentence).first()).toBeVisible()
    await expect.element(field("Message")).toHaveValue("From eight on.")
    await send.click()
    await expect.poll(() => sends(received).length).toBe(2)
    await field("Message").fill("From nine on.")
    await send.click()
    await expect.poll(() => sends(received).length).toBe(3)
    const ids = sends(received).map(({ body }) =>
      JSON.stringify(body).replace(/.*client_id":"([^"]+).*/, "$1")
    )
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
  })

  it("offers the verification email again to users with an unverified address", async () => {
    await compose(
      refuses(SendCustomerEmail, 403, "address_not_verified", "Please verify your address first.")
    )
    await fill()
    await dialog().getByRole("button", { name: "Send email" }).click()
    await expect.element(dialog().getByRole("button", { name: "Resend email" })).toBeVisible()
  })

  it("refuses to send without a session", async () => {
    const { received } = await compose()
    await fill()
    localStorage.removeItem(SESSION_KEY)
    await dialog().getByRole("button", { name: "Send email" }).click()
    await expect.element(page.getByText("You must be logged in to send emails")).toBeVisible()
    expect(sends(received)).toEqual([])
  })

  it("starts with the customer whose details it was opened from", async () => {
    const received = fakeServer([on, customers, answers(SendCustomerEmail, () => customerEmail())])
    await open("/customers")
    await page.getByRole("link", { name: "Núria Weber" }).click()
    await button("Write email").click()
    await expect.element(picker()).toHaveValue("Núria Weber")
    await expect.element(field("Subject")).toHaveFocus()
    await field("Subject").fill("Hello")
    await field("Message").fill("Again.")
    await dialog().getByRole("button", { name: "Send email" }).click()
    await expect.element(page.getByText("Email sent successfully")).toBeVisible()
    expect(sends(received)[0]?.body).toMatchObject({ customer_id: id(81) })
  })
})
