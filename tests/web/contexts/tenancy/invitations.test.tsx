import { GetMe, ResendVerification } from "#identity/contract"
import {
  InviteMember,
  ListInvitations,
  ListMembers,
  MyOrganizations,
  ResendInvitation,
  RevokeInvitation
} from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { anaMember, id, inDays, invitation, organization, user } from "../support/fixtures.ts"
import { refusesFields } from "../support/problems.ts"

const home = (special = {}) => answers(MyOrganizations, () => ({ items: [organization(special)] }))
const verified = answers(GetMe, () => user())
const members = answers(ListMembers, () => ({ items: [anaMember()], next: null }))
const list = (...items: ReadonlyArray<ReturnType<typeof invitation>>) =>
  answers(ListInvitations, () => ({ items, next: null }))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog")
const name = () => dialog().getByRole("textbox", { name: "Name", exact: true })
const email = () => dialog().getByRole("textbox", { name: "Email", exact: true })
const role = () => dialog().getByLabelText("Role", { exact: true })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the invitations", () => {
  it("show their status as a word with a shape", async () => {
    const closed = { resend: false, revoke: false }
    fakeServer([
      home(),
      verified,
      list(
        invitation(),
        invitation({ id: id(12), email: "b@depot.example", status: "accepted", can: closed }),
        invitation({ id: id(13), email: "c@depot.example", status: "revoked", can: closed }),
        invitation({ id: id(14), email: "d@depot.example", expired: true, expires_at: inDays(-1) })
      )
    ])
    await open("/organization?tab=invitations")
    const rows = page.getByRole("list", { name: "Invitations" }).getByRole("listitem")
    for (const [at, [word, fill]] of (
      [
        ["Pending", "none"],
        ["Accepted", "rgb(43, 154, 102)"],
        ["Revoked", "none"],
        ["Expired", "none"]
      ] as const
    ).entries()) {
      await expect.element(rows.nth(at).getByText(word, { exact: true })).toBeVisible()
      // A filled circle or a ring; nothing about an invitation is urgent.
      const shape = rows.nth(at).element().querySelector("svg circle")
      expect(shape && getComputedStyle(shape).fill, word).toBe(fill)
    }
    await expect.element(rows.nth(0).getByText(/^Expires in /)).toBeVisible()
    await expect.element(rows.nth(3).getByText(/^Expired /)).toBeVisible()
    await expect.element(rows.nth(1).getByRole("button")).not.toBeInTheDocument()
  })

  it("can be resent and revoked", async () => {
    const received = fakeServer([
      home(),
      verified,
      list(invitation()),
      answers(ResendInvitation, () => ({})),
      answers(RevokeInvitation, () => ({}))
    ])
    await open("/organization?tab=invitations")
    await button("Resend the invitation to cleo@depot.example").click()
    await expect.element(page.getByText("We sent a new link to cleo@depot.example.")).toBeVisible()
    await button("Revoke the invitation to cleo@depot.example").click()
    await expect.element(page.getByText("The invitation to cleo@depot.example was revoked.")).toBeVisible()
    const place = `/api/organizations/${organization().id}/invitations/${id(11)}`
    expect(received.find(({ method }) => method === "POST")?.path).toBe(`${place}/mails`)
    expect(received.find(({ method }) => method === "DELETE")?.path).toBe(place)
  })

  it("have an empty state", async () => {
    fakeServer([home(), verified, list()])
    await open("/organization?tab=invitations")
    await expect.element(page.getByRole("heading", { name: "No invitations yet" })).toBeVisible()
  })
})

describe("inviting", () => {
  it("sends name, address and role, confirms and shows the invitations", async () => {
    const slow = deferred(answers(InviteMember, () => ({ id: invitation().id })))
    const received = fakeServer([home(), verified, members, list(invitation()), slow.answer])
    const { router } = await open("/organization")
    await button("Invite member").click()
    await name().fill("Cleo Sand")
    await email().fill("cleo@depot.example")
    await role().selectOptions("Manager")
    await button("Send invitation").click()
    await expect.element(dialog().getByRole("button", { name: "Sending..." })).toBeVisible()
    slow.release()
    await expect.element(page.getByText("Invitation sent to cleo@depot.example.")).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.search).toBe("?tab=invitations")
    expect(received.find(({ method }) => method === "POST")?.body).toEqual({
      invited_name: "Cleo Sand",
      email: "cleo@depot.example",
      role: "manager"
    })
  })

  it("offers roles up to the user's own", async () => {
    fakeServer([
      home({ role: "manager", can: ["members.read", "invitations.read", "invitations.create"] }),
      verified,
      members
    ])
    await open("/organization")
    await button("Invite member").click()
    await expect.element(role()).toBeVisible()
    const offered = Array.from(role().element().querySelectorAll("option"), ({ text }) => text)
    expect(offered).toEqual(["Manager", "Technician", "Agent", "Sales", "Driver", "Viewer"])
  })

  it("shows the server's errors at their fields and keeps the input", async () => {
    fakeServer([
      home(),
      verified,
      members,
      refusesFields(InviteMember, { "/email": "Enter a valid email address." })
    ])
    await open("/organization")
    await button("Invite member").click()
    await name().fill("Cleo Sand")
    await email().fill("cleo@depot.example")
    await userEvent.keyboard("{Enter}")
    await expect.element(email()).toHaveAccessibleDescription("Enter a valid email address.")
    await expect.element(email()).toHaveFocus()
    await expect.element(name()).toHaveValue("Cleo Sand")
  })

  it("shows an error about the address at its field", async () => {
    fakeServer([
      home(),
      verified,
      members,
      refuses(InviteMember, 409, "already_invited", "An invitation is already pending.")
    ])
    await open("/organization")
    await button("Invite member").click()
    await name().fill("Cleo Sand")
    await email().fill("cleo@depot.example")
    await userEvent.keyboard("{Enter}")
    await expect.element(email()).toHaveAccessibleDescription("An invitation is already pending.")
  })

  it.each([
    [429, "sending_limit_reached", "You can send 20 invitations a day. Try again tomorrow."],
    [403, "sending_stopped", "You can't send emails to people outside at the moment. Contact support."]
  ] as const)(
    "shows why an invitation can't be sent (%i), and keeps the entries",
    async (status, code, text) => {
      fakeServer([home(), verified, members, refuses(InviteMember, status, code, text)])
      await open("/organization")
      await button("Invite member").click()
      await name().fill("Cleo Sand")
      await email().fill("cleo@depot.example")
      await userEvent.keyboard("{Enter}")
      await expect.element(dialog().getByRole("alert").getByText(text)).toBeVisible()
      await expect.element(email()).toHaveValue("cleo@depot.example")
    }
  )

  it("requires the user's own address to be verified, and can resend the email", async () => {
    const received = fakeServer([
      home(),
      verified,
      members,
      refuses(InviteMember, 403, "address_not_verified", "Please verify your own email address first."),
      answers(ResendVerification, () => ({}))
    ])
    await open("/organization")
    await button("Invite member").click()
    await name().fill("Cleo Sand")
    await email().fill("cleo@depot.example")
    await userEvent.keyboard("{Enter}")
    await expect
      .element(dialog().getByRole("alert").getByText("Please verify your own email address first."))
      .toBeVisible()
    await dialog().getByRole("button", { name: "Resend email" }).click()
    await expect.poll(() => received.some(({ path }) => path === ResendVerification.path)).toBe(true)
  })
})
