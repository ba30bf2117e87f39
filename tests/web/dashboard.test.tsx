import type { Permission } from "#kernel"
import { UnreadMessages } from "#messaging/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { organization } from "./contexts/support/fixtures.ts"
import { answers, fakeServer } from "./support/fakeServer.ts"
import { DESKTOP, freshBrowser, open, PHONE, signIn } from "./support/open.tsx"

const ways = () => page.getByRole("list", { name: "Available now" })
const way = (name: string) => ways().getByRole("link", { name: new RegExp(`^${name} `) })

/** A member of one organization with these permissions. */
const memberWho = (can: ReadonlyArray<Permission>) =>
  answers(MyOrganizations, () => ({ items: [organization({ can })] }))
const fullMember = memberWho(["organization.read", "messages.read", "customers.read", "devices.read"])

const unread = (count: number) => answers(UnreadMessages, () => ({ unread: count }))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe.each([
  ["a desktop", DESKTOP],
  ["a phone", PHONE]
])("the Operations Center on %s", (_, size) => {
  it("links to what is available", async () => {
    fakeServer([fullMember, unread(0)])
    await open("/dashboard", size)
    await expect.element(way("Devices")).toHaveAttribute("href", "/device-issues")
    await expect.element(way("Organization")).toHaveAttribute("href", "/organization")
    await expect.element(way("Customers")).toHaveAttribute("href", "/customers")
  })

  it("shows the number of unread messages on their link", async () => {
    fakeServer([fullMember, unread(3)])
    await open("/dashboard", size)
    await expect.element(ways().getByRole("button", { name: "Team messages 3 unread" })).toBeVisible()
  })
})

describe("the Operations Center", () => {
  it("shows no links a member has no access to", async () => {
    fakeServer([memberWho(["organization.read", "messages.read"]), unread(0)])
    await open("/dashboard")
    await expect.element(way("Organization")).toBeVisible()
    expect(ways().getByRole("listitem").elements()).toHaveLength(2)
  })
})
