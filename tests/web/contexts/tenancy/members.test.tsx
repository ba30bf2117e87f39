import {
  ChangeMemberRole,
  ListInvitations,
  ListMembers,
  MyOrganizations,
  RemoveMember,
  TransferOwnership
} from "#tenancy/contract"
import { GetMe } from "#identity/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { network } from "../support/network.ts"
import { anaMember, id, member, organization, user } from "../support/fixtures.ts"

const everything = { give_roles: ["manager", "viewer"], remove: true, make_owner: true }
const home = answers(MyOrganizations, () => ({ items: [organization()] }))
const verified = answers(GetMe, () => user())
const list = (...items: ReadonlyArray<ReturnType<typeof member>>) =>
  answers(ListMembers, () => ({ items, next: null }))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const rows = () => page.getByRole("list", { name: "Members" }).getByRole("listitem")

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the members", () => {
  it("are listed in the server's order with name, address and role", async () => {
    fakeServer([home, verified, list(member({ email: null }), anaMember())])
    await open("/organization")
    await expect.element(rows().first().getByText("Ben Okoye")).toBeVisible()
    await expect.element(rows().first().getByText("Email not available")).toBeVisible()
    await expect.element(rows().first().getByText("Driver")).toBeVisible()
    await expect.element(rows().nth(1).getByText("ana@depot.example")).toBeVisible()
    await expect.element(rows().nth(1).getByText("You", { exact: true })).toBeVisible()
  })

  it("fit a phone", async () => {
    fakeServer([
      home,
      verified,
      list(member({ can: everything, full_name: "Maximiliana Featherstonehaugh-Okonkwo" }))
    ])
    await open("/organization", PHONE)
    await expect.element(rows().first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(PHONE[0])
  })

  it("have no role select and no menu without the permission to change them", async () => {
    fakeServer([home, verified, list(member())])
    await open("/organization")
    await expect.element(page.getByText("Ben Okoye")).toBeVisible()
    await expect.element(page.getByLabelText("Role of Ben Okoye")).not.toBeInTheDocument()
    await expect.element(button("Actions for Ben Okoye")).not.toBeInTheDocument()
  })

  it("load page by page", async () => {
    const next = `1700000000000.${id(7)}`
    const received = fakeServer([
      home,
      verified,
      replies(ListMembers, (request) =>
        (request.query.get("after") === next
          ? list(member({ id: id(8), full_name: "Cleo Sand" }))
          : answers(ListMembers, () => ({ items: [member()], next }))
        ).reply(request)
      )
    ])
    await open("/organization")
    await expect.element(page.getByText("Cleo Sand")).toBeVisible()
    await expect.element(page.getByText("Ben Okoye")).toBeVisible()
    await expect.element(button("Load more")).not.toBeInTheDocument()
    // Without those that the recipients of messages are prefetched with.
    const pages = received.filter(({ path, query }) => path.endsWith("/members") && !query.has("limit"))
    expect(pages.map(({ query }) => query.get("after"))).toEqual([null, next])
  })

  it("show an error with a retry when they cannot be loaded", async () => {
    let broken = true
    fakeServer([
      home,
      verified,
      replies(ListMembers, (request) =>
        (broken ? refuses(ListMembers, 429, "too_many_requests", "Please wait.") : list(member())).reply(
          request
        )
      )
    ])
    await open("/organization")
    await expect.element(page.getByRole("alert").getByText("Please wait.")).toBeVisible()
    broken = false
    await button("Try again").click()
    await expect.element(page.getByText("Ben Okoye")).toBeVisible()
  })

  it("show a skeleton while they load", async () => {
    const slow = deferred(list(member()))
    fakeServer([home, verified, slow.answer])
    await open("/organization")
    await expect.element(page.getByRole("status", { name: "Loading…" })).toBeVisible()
    slow.release()
    await expect.element(page.getByText("Ben Okoye")).toBeVisible()
  })
})

describe("the tabs", () => {
  it("are those the role can see", async () => {
    const driver = organization({ role: "driver", can: ["organization.read", "members.read"] })
    fakeServer([answers(MyOrganizations, () => ({ items: [driver] })), verified, list(member())])
    await open("/organization?tab=audit-log")
    await expect.element(page.getByText("Ben Okoye")).toBeVisible()
    for (const name of ["Members", "Settings"])
      await expect.element(page.getByRole("tab", { name })).toBeVisible()
    for (const name of ["Invitations", "Audit log"])
      await expect.element(page.getByRole("tab", { name })).not.toBeInTheDocument()
    await expect.element(button("Invite member")).not.toBeInTheDocument()
  })

  it("are part of the address and move with the arrow keys", async () => {
    fakeServer([home, verified, list(member()), answers(ListInvitations, () => ({ items: [], next: null }))])
    const { router } = await open("/organization")
    await page.getByRole("tab", { name: "Members" }).click()
    await userEvent.keyboard("{ArrowRight}")
    await expect.element(page.getByText("No invitations yet")).toBeVisible()
    await expect.poll(() => router.state.location.search).toBe("?tab=invitations")
  })
})

describe("changing a member", () => {
  it("changes the role", async () => {
    const received = fakeServer([
      home,
      verified,
      list(member({ can: everything })),
      answers(ChangeMemberRole, () => ({}))
    ])
    await open("/organization")
    const role = page.getByLabelText("Role of Ben Okoye")
    const offered = () => Array.from(role.element().querySelectorAll("option"), ({ value }) => value)
    await expect.element(role).toHaveValue("driver")
    expect(offered()).toEqual(["manager", "driver", "viewer"])
    await role.selectOptions("Manager")
    await expect.element(page.getByText("Ben Okoye is now Manager.")).toBeVisible()
    expect(received.find(({ method }) => method === "PATCH")).toMatchObject({
      path: `/api/organizations/${organization().id}/members/${id(1)}`,
      body: { role: "manager" }
    })
  })

  it("shows why it failed, and the unchanged role", async () => {
    fakeServer([
      home,
      verified,
      list(member({ can: everything })),
      refuses(ChangeMemberRole, 403, "role_above_own", "This role stands above your own.")
    ])
    await open("/organization")
    await page.getByLabelText("Role of Ben Okoye").selectOptions("Manager")
    await expect.element(page.getByText("This role stands above your own.")).toBeVisible()
    await expect.element(page.getByLabelText("Role of Ben Okoye")).toHaveValue("driver")
  })

  it("removes after confirmation, and not when cancelled", async () => {
    const received = fakeServer([
      home,
      verified,
      list(member({ can: everything })),
      answers(RemoveMember, () => ({}))
    ])
    await open("/organization")
    const ask = async () => {
      await button("Actions for Ben Okoye").click()
      await page.getByRole("menuitem", { name: "Remove" }).click()
      await expect.element(page.getByRole("alertdialog", { name: "Remove Ben Okoye?" })).toBeVisible()
    }
    await ask()
    await button("Cancel").click()
    expect(received.filter(({ method }) => method === "DELETE")).toEqual([])
    await ask()
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
    await expect.element(page.getByText("Ben Okoye was removed.")).toBeVisible()
    expect(received.filter(({ method }) => method === "DELETE")).toHaveLength(1)
  })

  it("asks for a connection when offline, and removes nobody once it is back", async () => {
    const { go } = network()
    const received = fakeServer([
      home,
      verified,
      list(member({ can: everything })),
      answers(RemoveMember, () => ({})),
      answers(ChangeMemberRole, () => ({}))
    ])
    await open("/organization")
    await button("Actions for Ben Okoye").click()
    await page.getByRole("menuitem", { name: "Remove" }).click()
    const confirmation = page.getByRole("alertdialog")
    await expect.element(confirmation).toBeVisible()
    go(false)
    await confirmation.getByRole("button", { name: "Remove" }).click({ force: true })
    await expect.element(page.getByText("This needs a connection.")).toBeVisible()
    await button("Cancel").click()
    const role = page.getByLabelText("Role of Ben Okoye")
    // As by keyboard: the browser changes the value first.
    Object.assign(role.element(), { value: "manager" })
    role.element().dispatchEvent(new Event("change", { bubbles: true }))
    await expect.element(role).toHaveValue("driver")
    go(true)
    await expect.element(role).not.toHaveAttribute("aria-disabled")
    expect(received.filter(({ method }) => method !== "GET")).toEqual([])
  })

  it("transfers ownership only once the organization's name is typed", async () => {
    const received = fakeServer([
      home,
      verified,
      list(member({ can: everything })),
      answers(TransferOwnership, () => ({}))
    ])
    await open("/organization")
    await button("Actions for Ben Okoye").click()
    await page.getByRole("menuitem", { name: "Make owner" }).click()
    const word = page.getByRole("textbox", { name: "Type Riverside Depot to confirm" })
    await expect.element(word).toHaveFocus()
    await word.fill("riverside")
    await userEvent.keyboard("{Enter}")
    await expect.element(word).toHaveAccessibleDescription("Type Riverside Depot.")
    expect(received.some(({ method }) => method === "PUT")).toBe(false)
    await word.fill("Riverside Depot")
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByText("Ben Okoye is now the owner.")).toBeVisible()
    expect(received.find(({ method }) => method === "PUT")?.body).toEqual({ member_id: id(1) })
  })
})
