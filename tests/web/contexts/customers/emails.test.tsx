import { ListCustomerEmails } from "#messaging/contract"
import { EditOrganization } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { customerEmail, id, organization } from "../support/fixtures.ts"
import { emails, home, on, openTab } from "./emailsTab.ts"

const button = (name: string) => page.getByRole("button", { name, exact: true })
const rows = () => page.getByRole("list", { name: "Customer Emails" }).getByRole("listitem")

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("while customer emails are off", () => {
  it("says so, with a link to the settings, to those who can turn them on", async () => {
    const { router } = await openTab(home(), emails())
    await expect.element(page.getByRole("heading", { name: "Customer emails are off" })).toBeVisible()
    await expect.element(page.getByText("Feature Coming Soon")).not.toBeInTheDocument()
    await page.getByRole("link", { name: "Turn on in organization settings" }).click()
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe("/organization?tab=settings")
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    await expect.element(page.getByRole("switch")).toBeVisible()
  })

  it("shows the specified placeholder to others", async () => {
    await openTab(home({ role: "agent", can: ["organization.read", "customer_emails.read"] }), emails())
    await expect.element(page.getByRole("heading", { name: "Feature Coming Soon" })).toBeVisible()
    await expect.element(page.getByRole("link", { name: /Turn on/ })).not.toBeInTheDocument()
  })
})

describe("emails that were sent before customer emails were turned off", () => {
  it("are listed, with a link to the settings, and none can be written", async () => {
    await openTab(home(), emails(customerEmail()))
    await expect.element(rows().getByText("Your car is ready", { exact: true })).toBeVisible()
    await expect.element(page.getByText("Customer emails are off")).toBeVisible()
    await expect.element(page.getByRole("link", { name: "Turn on in organization settings" })).toBeVisible()
    const panel = page.getByRole("tabpanel")
    await expect.element(panel.getByRole("button", { name: "Compose" })).not.toBeInTheDocument()
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom
    expect(bottomOf(panel.element().lastElementChild)).toBe(bottomOf(panel.element()))
  })
})

describe("the switch in the settings", () => {
  const label = "Email customers from Motorpool"

  it("turns customer emails on for the whole organization", async () => {
    const received = fakeServer([
      home(),
      answers(EditOrganization, () => organization({ customer_email: true }))
    ])
    await open("/organization?tab=settings")
    const control = page.getByRole("switch", { name: label })
    await expect.element(control).not.toBeChecked()
    await expect
      .element(control)
      .toHaveAccessibleDescription(/replies go to the sender's own address.*daily limit/)
    await control.click()
    await expect.element(page.getByText("Customer emails are on.")).toBeVisible()
    await expect.element(control).toBeChecked()
    expect(received.find(({ method }) => method === "PATCH")?.body).toEqual({ customer_email: true })
  })

  it("reverts when the server refuses", async () => {
    fakeServer([home(), refuses(EditOrganization, 403, "forbidden", "Your role does not allow this.")])
    await open("/organization?tab=settings")
    await page.getByRole("switch", { name: label }).click()
    await expect.element(page.getByText("Your role does not allow this.")).toBeVisible()
    await expect.element(page.getByRole("switch", { name: label })).not.toBeChecked()
  })

  it("is read-only text for those who cannot change it", async () => {
    fakeServer([home({ role: "driver", can: ["organization.read"], customer_email: true })])
    await open("/organization?tab=settings")
    await expect.element(page.getByText("Only owners and admins can change this.")).toBeVisible()
    await expect.element(page.getByText("On", { exact: true })).toBeVisible()
    await expect.element(page.getByRole("switch")).not.toBeInTheDocument()
  })
})

describe("the list", () => {
  it("shows recipient, subject, time and delivery state, as a word with a shape", async () => {
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

  it("shows two lines of a text, and all of it when expanded", async () => {
    const content = Array.from({ length: 30 }, (_, at) => `Sentence ${at}.`).join("\n")
    await openTab(on, emails(customerEmail({ content })))
    const text = page.getByText("Sentence 0.", { exact: false })
    await expect.element(text).toBeVisible()
    const height = () => text.element().getBoundingClientRect().height
    expect(height()).toBeLessThanOrEqual(40)
    await button("Your car is ready").click()
    await expect.poll(height).toBeGreaterThan(500)
  })

  it("is filtered by the dialog's search in subject, text and customer, ignoring accents", async () => {
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
    await expect.element(page.getByText("No loaded emails match “nothing at all”.")).toBeVisible()
  })

  it("shows an empty state without emails, without a button for read-only users", async () => {
    await openTab(
      home({ customer_email: true, role: "viewer", can: ["organization.read", "customer_emails.read"] }),
      emails()
    )
    await expect.element(page.getByRole("heading", { name: "No emails found" })).toBeVisible()
    await expect
      .element(page.getByRole("tabpanel").getByRole("button", { name: "Compose" }))
      .not.toBeInTheDocument()
  })

  it("says when it could not be loaded", async () => {
    await openTab(on, refuses(ListCustomerEmails, 403, "forbidden", "Your role does not allow this."))
    await expect.element(page.getByText("Failed to load customer emails")).toBeVisible()
    await expect.element(page.getByText("Your role does not allow this.")).toBeVisible()
  })
})
