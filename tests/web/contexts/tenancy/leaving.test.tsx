import {
  GetOrganization,
  LeaveOrganization,
  ListMembers,
  MyOrganizations,
  TransferOwnership
} from "#tenancy/contract"
import { GetMe } from "#identity/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { anaMember, id, member, organization, user } from "../support/fixtures.ts"

const everything = { give_roles: ["manager", "viewer"], remove: true, make_owner: true }
const home = answers(MyOrganizations, () => ({ items: [organization()] }))
const verified = answers(GetMe, () => user())
const list = (...items: ReadonlyArray<ReturnType<typeof member>>) =>
  answers(ListMembers, () => ({ items, next: null }))
const button = (name: string) => page.getByRole("button", { name, exact: true })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("leaving", () => {
  const leaveByMenu = async () => {
    await button("Actions for Ana Ruiz").click()
    await page.getByRole("menuitem", { name: "Leave organization" }).click()
    await page.getByRole("textbox", { name: "Type Riverside Depot to confirm" }).fill("Riverside Depot")
    await userEvent.keyboard("{Enter}")
  }

  const amongOwners = answers(GetOrganization, () => ({ ...organization(), may_leave: true }))

  it("lets the last owner choose a new one instead", async () => {
    const received = fakeServer([
      home,
      verified,
      list(member({ can: everything }), anaMember()),
      answers(TransferOwnership, () => ({}))
    ])
    await open("/organization?tab=settings")
    await button("Choose a new owner").click()
    const dialog = page.getByRole("dialog", { name: "Choose a new owner" })
    await expect.element(dialog.getByText(/^An organization needs an owner\./)).toBeVisible()
    expect(dialog.getByRole("textbox").elements()).toEqual([])
    await expect.element(button("Leave organization")).not.toBeInTheDocument()
    await dialog.getByLabelText("New owner").selectOptions("Ben Okoye")
    await button("Continue").click()
    await page.getByRole("textbox", { name: "Type Riverside Depot to confirm" }).fill("Riverside Depot")
    await button("Make owner").click()
    await expect.element(page.getByText("Ben Okoye is now the owner.")).toBeVisible()
    expect(received.find(({ method }) => method === "PUT")?.body).toEqual({ member_id: id(1) })
  })

  it("lets the only member invite someone first", async () => {
    fakeServer([home, verified, list(anaMember())])
    await open("/organization")
    await button("Actions for Ana Ruiz").click()
    await page.getByRole("menuitem", { name: "Leave organization" }).click()
    await expect.element(page.getByText(/^You're the only member\./)).toBeVisible()
    await page.getByRole("dialog").getByRole("button", { name: "Invite member" }).click()
    await expect.element(page.getByRole("dialog", { name: "Invite member" })).toBeVisible()
  })

  it("explains why the last owner cannot leave, if another owner has just left", async () => {
    fakeServer([
      home,
      verified,
      amongOwners,
      list(anaMember()),
      refuses(LeaveOrganization, 409, "last_owner", "An organization needs an owner.")
    ])
    await open("/organization")
    await leaveByMenu()
    await expect.element(page.getByRole("alert").getByText("An organization needs an owner.")).toBeVisible()
  })

  it("leaves the organization", async () => {
    let left = false
    fakeServer([
      answers(MyOrganizations, () => ({ items: left ? [] : [organization()] })),
      verified,
      amongOwners,
      list(anaMember()),
      replies(LeaveOrganization, () => {
        left = true
        return new Response(null, { status: 204 })
      })
    ])
    const { pathname } = await open("/organization")
    await leaveByMenu()
    await expect.element(page.getByText("You left Riverside Depot.")).toBeVisible()
    await expect.poll(pathname).toBe("/dashboard")
    await expect.element(page.getByRole("heading", { name: "Create your organization" })).toBeVisible()
  })
})
