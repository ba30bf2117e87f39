import { GetMe } from "#identity/contract"
import { AcceptInvitation, DeclineInvitation, MyInvitations, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { id, inDays, myInvitation, organization, user } from "../support/fixtures.ts"

const verified = answers(GetMe, () => user())
const invited = (...items: ReadonlyArray<ReturnType<typeof myInvitation>>) =>
  answers(MyInvitations, () => ({ items }))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const trigger = () => page.getByRole("button", { name: /^Notifications/ })
const dialog = () => page.getByRole("dialog", { name: "Notifications & Invitations" })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("Notifications & Invitations", () => {
  it("shows an empty list and a search box", async () => {
    fakeServer([verified])
    await open("/reports")
    await trigger().click()
    await expect.element(dialog().getByPlaceholder("Search notifications...")).toBeVisible()
    await expect.element(dialog().getByText("No notifications found")).toBeVisible()
    await expect.element(dialog().getByText("Mark All Read")).not.toBeInTheDocument()
    await dialog().getByRole("tab", { name: "Invitations" }).click()
    await expect.element(dialog().getByText("No pending invitations")).toBeVisible()
  })

  it("has lists 400px high, and fills a phone's screen", async () => {
    fakeServer([verified])
    await open("/reports")
    await trigger().click()
    await expect.element(dialog().getByText("No notifications found")).toBeVisible()
    const list = () => dialog().getByRole("tabpanel").element().lastElementChild?.getBoundingClientRect()
    await expect.poll(() => list()?.height).toBe(400)
    // A phone's whole screen.
    await page.viewport(...PHONE)
    await expect.poll(() => dialog().element().getBoundingClientRect().height).toBe(PHONE[1])
    expect(list()?.bottom).toBe(PHONE[1])
  })

  it("shows an invitation with role, inviter and expiry", async () => {
    fakeServer([verified, invited(myInvitation())])
    await open("/reports", PHONE)
    await trigger().click()
    await expect.element(dialog().getByText("Invitation to join North Yard")).toBeVisible()
    const facts = (at: number) => dialog().getByRole("definition").nth(at)
    await expect.element(dialog().getByText("Role", { exact: true })).toBeVisible()
    await expect.element(dialog().getByText("Invited by", { exact: true })).toBeVisible()
    await expect.element(dialog().getByText("Expires", { exact: true })).toBeVisible()
    await expect.element(facts(0)).toHaveTextContent("Technician")
    await expect.element(facts(1)).toHaveTextContent("Mei Kato")
    await expect.element(facts(2)).toHaveTextContent("in 3 days")
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })

  it("leaves out an unknown inviter", async () => {
    fakeServer([verified, invited(myInvitation({ invited_by_name: null }))])
    await open("/reports")
    await trigger().click()
    await expect.element(dialog().getByText("Invitation to join North Yard")).toBeVisible()
    await expect.element(dialog().getByText("Invited by")).not.toBeInTheDocument()
  })

  it("counts pending invitations on its trigger, up to 99+", async () => {
    const many = Array.from({ length: 120 }, (_, at) => myInvitation({ id: id(200 + at) }))
    fakeServer([verified, invited(...many)])
    await open("/reports")
    await expect.element(page.getByText("99+").first()).toBeVisible()
  })

  it("requires a verified address, and can resend the verification email", async () => {
    fakeServer([answers(GetMe, () => user({ email_verified_at: null }))])
    await open("/reports")
    await trigger().click()
    await dialog().getByRole("tab", { name: "Invitations" }).click()
    await expect.element(dialog().getByText(/^Verify your email address to accept invitations/)).toBeVisible()
    await expect.element(dialog().getByRole("button", { name: "Resend email" })).toBeVisible()
  })
})

describe("responding to an invitation", () => {
  const answering = (
    endpoint: typeof AcceptInvitation | typeof DeclineInvitation,
    answer: () => Response
  ) => {
    let responded = false
    return [
      replies(endpoint, () => {
        responded = true
        return answer()
      }),
      answers(MyInvitations, () => ({ items: responded ? [] : [myInvitation()] }))
    ]
  }

  const switcher = (name: string) => button(`Organization ${name}, switch`)

  it("accepts, stays in the current organization, and offers to switch to the new one", async () => {
    let joined = false
    const north = organization({ id: id(31), name: "North Yard", created_at: inDays(-1) })
    const received = fakeServer([
      verified,
      answers(MyOrganizations, () => ({ items: joined ? [north, organization()] : [organization()] })),
      ...answering(AcceptInvitation, () => {
        joined = true
        return Response.json({ organization_id: id(31) })
      })
    ])
    await open("/reports")
    await trigger().click()
    await button("Accept").click()
    await expect.element(dialog().getByText("No pending invitations")).toBeVisible()
    await expect.element(page.getByText("You joined North Yard.")).toBeVisible()
    expect(received.find(({ method }) => method === "PUT")?.path).toBe(
      `/api/me/invitations/${id(21)}/acceptance`
    )
    await userEvent.keyboard("{Escape}")
    await expect.element(switcher("Riverside Depot")).toBeVisible()
    await button("Switch").click()
    await expect.element(switcher("North Yard")).toBeVisible()
  })

  it("declines", async () => {
    const received = fakeServer([
      verified,
      ...answering(DeclineInvitation, () => new Response(null, { status: 204 }))
    ])
    await open("/reports")
    await trigger().click()
    await button("Decline").click()
    await expect.element(dialog().getByText("No pending invitations")).toBeVisible()
    expect(received.find(({ method }) => method === "DELETE")?.path).toBe(`/api/me/invitations/${id(21)}`)
  })

  it.each([
    ["Accept", AcceptInvitation],
    ["Decline", DeclineInvitation]
  ] as const)("only logs a failed attempt to %s", async (name, endpoint) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    fakeServer([
      verified,
      invited(myInvitation()),
      refuses(endpoint, 410, "invitation_invalid", "No longer valid.")
    ])
    await open("/reports")
    await trigger().click()
    await button(name).click()
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    await expect.element(page.getByText("No longer valid.")).not.toBeInTheDocument()
    await expect.element(button(name)).toBeEnabled()
  })

  it("closes with Escape and returns the focus", async () => {
    fakeServer([verified])
    await open("/reports")
    await trigger().click()
    await expect.element(dialog()).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })
})
