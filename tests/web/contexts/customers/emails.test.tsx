import { ListCustomers } from "#customers/contract"
import { ListCustomerEmails, ListThreads, SendCustomerEmail } from "#messaging/contract"
import { EditOrganization, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { SESSION_KEY } from "../../../../apps/web/api/session.ts"
import {
  type Answer,
  answers,
  fakeServer,
  type Received,
  refuses,
  replies
} from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { held } from "../support/deferred.ts"
import { customer, customerEmail, id, organization } from "../support/fixtures.ts"

const home = (special = {}) => answers(MyOrganizations, () => ({ items: [organization(special)] }))
const on = home({ customer_email: true })
const threads = answers(ListThreads, () => ({ items: [], next: null }))
const emails = (...items: ReadonlyArray<ReturnType<typeof customerEmail>>) =>
  answers(ListCustomerEmails, () => ({ items, next: null }))
const ben = () => customer({ id: id(82), name: "Ben Okoye", email: null })
const customers = answers(ListCustomers, ({ query }) => ({
  items: [ben(), customer()].filter(({ name }) =>
    name.toLowerCase().includes((query.get("search") ?? "").toLowerCase())
  ),
  next: null
}))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog", { name: "Compose Customer Email" })
const field = (name: string) => dialog().getByRole("textbox", { name, exact: true })
const picker = () => dialog().getByRole("combobox", { name: "Customer" })
const rows = () => page.getByRole("list", { name: "Customer Emails" }).getByRole("listitem")
const sends = (received: ReadonlyArray<Received>) =>
  received.filter(({ method, path }) => method === "POST" && path.endsWith("/customer-emails"))

const openTab = async (...answering: ReadonlyArray<Answer>) => {
  const received = fakeServer([...answering, threads])
  const opened = await open("/reports")
  await button("Messages").click()
  await page.getByRole("tab", { name: "Customer Emails" }).click()
  return { received, ...opened }
}

const choose = async (typed: string) => {
  await picker().fill(typed)
  await expect.element(dialog().getByRole("option", { name: /Weber/ })).toBeVisible()
  await userEvent.keyboard("{ArrowDown}{Enter}")
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("until it is switched on", () => {
  it("the tab shows the placeholder, and to those who may the way to the switch", async () => {
    const { router } = await openTab(home())
    await expect.element(page.getByRole("heading", { name: "Feature Coming Soon" })).toBeVisible()
    await page.getByRole("link", { name: "Switch it on in the organization's settings" }).click()
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe("/organization?tab=settings")
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    await expect.element(page.getByRole("switch")).toBeVisible()
  })

  it("others see the placeholder alone", async () => {
    await openTab(home({ role: "agent", can: ["organization.read", "customer_emails.read"] }))
    await expect.element(page.getByRole("heading", { name: "Feature Coming Soon" })).toBeVisible()
    await expect.element(page.getByRole("link", { name: /Switch it on/ })).not.toBeInTheDocument()
  })
})

describe("the switch in the settings", () => {
  const label = "Write emails to customers from here"

  it("switches for the whole organization", async () => {
    const received = fakeServer([
      home(),
      answers(EditOrganization, () => organization({ customer_email: true }))
    ])
    await open("/organization?tab=settings")
    const control = page.getByRole("switch", { name: label })
    await expect.element(control).not.toBeChecked()
    await expect
      .element(control)
      .toHaveAccessibleDescription(/answers come to their own address.*daily limit/)
    await control.click()
    await expect.element(page.getByText("Customer emails are switched on.")).toBeVisible()
    await expect.element(control).toBeChecked()
    expect(received.find(({ method }) => method === "PATCH")?.body).toEqual({ customer_email: true })
  })

  it("falls back when the server refuses", async () => {
    fakeServer([home(), refuses(EditOrganization, 403, "forbidden", "Your role does not allow this.")])
    await open("/organization?tab=settings")
    await page.getByRole("switch", { name: label }).click()
    await expect.element(page.getByText("Your role does not allow this.")).toBeVisible()
    await expect.element(page.getByRole("switch", { name: label })).not.toBeChecked()
  })

  it("is a word for those who may not", async () => {
    fakeServer([home({ role: "driver", can: ["organization.read"], customer_email: true })])
    await open("/organization?tab=settings")
    await expect.element(page.getByText("Owners and admins can switch this.")).toBeVisible()
    await expect.element(page.getByText("On", { exact: true })).toBeVisible()
    await expect.element(page.getByRole("switch")).not.toBeInTheDocument()
  })
})

describe("the list", () => {
  it("says to whom, about what, when, and what became of it, in words with a shape", async () => {
    const fault = "The mail server of example.com does not know this address."
    await openTab(
      on,
      emails(
        customerEmail(),
        customerEmail({ id: id(92), subject: "On its way", delivered_at: null }),
        customerEmail({ id: id(93), subject: "Lost", status: "failed", delivered_at: null, fault }),
        customerEmail({ id: id(94), subject: "Erased", customer_name: "" })
      )
    )
    for (const text of ["Your car is ready", "Núria Weber", "You can fetch it from eight on.", "yesterday"])
      await expect.element(rows().first().getByText(text, { exact: true })).toBeVisible()
    for (const [at, word] of ["Delivered", "Sent", "Failed"].entries()) {
      await expect.element(rows().nth(at).getByText(word, { exact: true })).toBeVisible()
      expect(rows().nth(at).element().querySelector("svg")).not.toBeNull()
    }
    await expect.element(rows().nth(2).getByText(fault)).toBeVisible()
    await expect.element(rows().nth(3).getByText("Unknown Customer")).toBeVisible()
  })

  it("shows two lines of a text, and all of it when pressed", async () => {
    const content = Array.from({ length: 30 }, (_, at) => `Sentence ${at}.`).join("\n")
    await openTab(on, emails(customerEmail({ content })))
    const text = page.getByText("Sentence 0.", { exact: false })
    await expect.element(text).toBeVisible()
    const height = () => text.element().getBoundingClientRect().height
    expect(height()).toBeLessThanOrEqual(40)
    await button("Your car is ready").click()
    await expect.poll(height).toBeGreaterThan(500)
  })

  it("is filtered by the dialog's search in subject, text and customer, accents or not", async () => {
    await openTab(
      on,
      emails(customerEmail(), customerEmail({ id: id(92), subject: "Invoice", customer_name: "Ben" }))
    )
    await expect.element(rows().nth(1)).toBeVisible()
    const search = page.getByRole("searchbox")
    await search.fill("nuria")
    await expect.poll(() => rows().all().length).toBe(1)
    await expect.element(button("Your car is ready")).toBeVisible()
    await search.fill("nothing at all")
    await expect.element(page.getByText("None of the loaded emails fits “nothing at all”.")).toBeVisible()
  })

  it("is an empty hook while nobody wrote, without a button for those who may only read", async () => {
    await openTab(
      home({ customer_email: true, role: "viewer", can: ["organization.read", "customer_emails.read"] }),
      emails()
    )
    await expect.element(page.getByRole("heading", { name: "No emails found" })).toBeVisible()
    await expect
      .element(page.getByRole("tabpanel").getByRole("button", { name: "Compose" }))
      .not.toBeInTheDocument()
  })

  it("says that it could not be loaded", async () => {
    await openTab(on, refuses(ListCustomerEmails, 409, "customer_email_is_off", "Customer emails are off."))
    await expect.element(page.getByText("Failed to load customer emails")).toBeVisible()
    await expect.element(page.getByText("Customer emails are off.")).toBeVisible()
  })
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

  it("finds the customer by typing and arrows, and sends with Ctrl+Enter", async () => {
    const slow = held(answers(SendCustomerEmail, () => customerEmail()))
    const { received } = await compose(slow.answer)
    await expect
      .element(dialog().getByText("It goes out in your name; answers come to ana@depot.example."))
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

  it("shows customers without an address, but does not take them", async () => {
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

  it("asks for everything that is missing", async () => {
    const { received } = await compose()
    await field("Subject").fill("  ")
    await dialog().getByRole("button", { name: "Send Email" }).click()
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("Please fill in all required fields")
    await expect.element(picker()).toHaveFocus()
    expect(sends(received)).toEqual([])
  })

  it.each([
    [
      refuses(SendCustomerEmail, 429, "too_many_customer_emails", "Please go on tomorrow."),
      "Please go on tomorrow."
    ],
    [replies(SendCustomerEmail, () => new Response("?", { status: 502 })), "Failed to send email"]
  ])("says why it failed, keeps the text and tries again under the same id", async (refusal, sentence) => {
    const { received } = await compose(refusal)
    await fill()
    const send = dialog().getByRole("button", { name: "Send Email" })
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

  it("offers the verification mail again to somebody who has not proven the own address", async () => {
    await compose(
      refuses(SendCustomerEmail, 403, "address_not_verified", "Please verify your address first.")
    )
    await fill()
    await dialog().getByRole("button", { name: "Send Email" }).click()
    await expect.element(dialog().getByRole("button", { name: "Resend mail" })).toBeVisible()
  })

  it("is refused to somebody whose session is gone", async () => {
    const { received } = await compose()
    await fill()
    localStorage.removeItem(SESSION_KEY)
    await dialog().getByRole("button", { name: "Send Email" }).click()
    await expect.element(page.getByText("You must be logged in to send emails")).toBeVisible()
    expect(sends(received)).toEqual([])
  })

  it("begins with the customer from whose details it is opened", async () => {
    const received = fakeServer([on, customers, answers(SendCustomerEmail, () => customerEmail())])
    await open("/customers")
    await page.getByRole("link", { name: "Núria Weber" }).click()
    await button("Write email").click()
    await expect.element(picker()).toHaveValue("Núria Weber")
    await field("Subject").fill("Hello")
    await field("Message").fill("Again.")
    await dialog().getByRole("button", { name: "Send Email" }).click()
    await expect.element(page.getByText("Email sent successfully")).toBeVisible()
    expect(sends(received)[0]?.body).toMatchObject({ customer_id: id(81) })
  })
})
