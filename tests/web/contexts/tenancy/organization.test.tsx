import { ExportAuditLog, OrganizationAuditLog } from "#audit/contract"
import { GetMe } from "#identity/contract"
import { EditOrganization, CreateOrganization, ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { ana, anaMember, auditEntry, id, organization, user } from "../support/fixtures.ts"
import { refusesFields } from "../support/problems.ts"
import { savedFiles } from "../support/savedFiles.ts"

const verified = answers(GetMe, () => user())
const members = answers(ListMembers, () => ({ items: [anaMember()], next: null }))
const mine = (...items: ReadonlyArray<ReturnType<typeof organization>>) =>
  answers(MyOrganizations, () => ({ items }))
const button = (name: string) => page.getByRole("button", { name, exact: true })
const name = () => page.getByRole("textbox", { name: "Name", exact: true })
const south = () => organization({ id: id(32), name: "South Yard" })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the settings", () => {
  it("are saved together", async () => {
    const edited = organization({ name: "Harbour Depot", currency: "USD", units: "imperial" })
    const received = fakeServer([mine(organization()), verified, answers(EditOrganization, () => edited)])
    await open("/organization?tab=settings")
    await expect.element(name()).toHaveValue("Riverside Depot")
    await name().fill("Harbour Depot")
    await page.getByLabelText("Industry").selectOptions("Construction")
    await page.getByLabelText("Time zone").selectOptions("Europe/Madrid")
    await page.getByLabelText("Currency").selectOptions("USD")
    await page.getByLabelText("Units").selectOptions("imperial")
    await button("Save changes").click()
    await expect.element(page.getByText("Settings saved.")).toBeVisible()
    await expect.element(button("Organization Harbour Depot, switch")).toBeVisible()
    expect(received.find(({ method }) => method === "PATCH")?.body).toEqual({
      name: "Harbour Depot",
      industry: "construction",
      time_zone: "Europe/Madrid",
      currency: "USD",
      units: "imperial"
    })
  })

  it("show the server's errors at their fields", async () => {
    fakeServer([
      mine(organization()),
      verified,
      refusesFields(EditOrganization, { "/name": "Name must not contain invisible characters." })
    ])
    await open("/organization?tab=settings")
    await name().fill("Harbour")
    await button("Save changes").click()
    await expect.element(name()).toHaveAccessibleDescription("Name must not contain invisible characters.")
    await expect.element(name()).toHaveValue("Harbour")
  })

  it("are read-only without the permission to change them", async () => {
    fakeServer([mine(organization({ role: "driver", can: ["organization.read", "members.read"] })), verified])
    await open("/organization?tab=settings")
    await expect.element(page.getByText("Only owners and admins can change these.")).toBeVisible()
    await expect.element(page.getByText("Fleet Operations")).toBeVisible()
    await expect.element(button("Save changes")).not.toBeInTheDocument()
    await expect.element(button("Leave organization")).toBeVisible()
  })
})

describe("the organization switcher", () => {
  const unfold = () => button("Organization Riverside Depot, switch").click()

  it("starts with the first, and remembers the chosen one per user", async () => {
    fakeServer([mine(organization(), south()), verified, members])
    const first = await open("/organization")
    await unfold()
    await page.getByRole("menuitem", { name: "South Yard" }).click()
    await expect.element(button("Organization South Yard, switch")).toBeVisible()
    expect(localStorage.getItem(`motorpool.organization.${ana.id}`)).toBe(id(32))
    await first.screen.unmount()
    await open("/dashboard")
    await expect.element(button("Organization South Yard, switch")).toBeVisible()
  })

  it("falls back to the first if the chosen one no longer exists", async () => {
    localStorage.setItem(`motorpool.organization.${ana.id}`, id(32))
    fakeServer([mine(organization()), verified, members])
    await open("/organization")
    await expect.element(button("Organization Riverside Depot, switch")).toBeVisible()
  })

  it("creates another and switches to it", async () => {
    const received = fakeServer([mine(organization()), verified, members, answers(CreateOrganization, south)])
    const { pathname } = await open("/dashboard")
    await unfold()
    await page.getByRole("menuitem", { name: "Create organization" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: "Name" }).fill("South Yard")
    await dialog.getByLabelText("Industry").selectOptions("Fleet Operations")
    await dialog.getByRole("button", { name: "Create organization" }).click()
    await expect.element(button("Organization South Yard, switch")).toBeVisible()
    await expect.poll(pathname).toBe("/organization")
    expect(received.filter(({ method }) => method === "POST")).toHaveLength(1)
  })
})

describe("the audit log", () => {
  it("is shown as sentences, in the organization's time zone", async () => {
    const role = { role: "driver" }
    fakeServer([
      mine(organization({ time_zone: "Asia/Tokyo" })),
      verified,
      answers(OrganizationAuditLog, () => ({
        next: null,
        items: [
          auditEntry(),
          auditEntry({
            id: id(52),
            action: "invitation.sent",
            actor_id: ana.id,
            subject: "cleo@depot.example",
            details: role
          }),
          auditEntry({ id: id(53), action: "organization.edited", details: { name: "A", time_zone: "UTC" } }),
          auditEntry({
            id: id(54),
            action: "member.role_changed",
            details: { from: "driver", to: "manager" }
          }),
          auditEntry({ id: id(55), actor_name: null, subject: null }),
          auditEntry({ id: id(56), action: "trailer.sold", subject: "VAN 07" })
        ]
      }))
    ])
    await open("/organization?tab=audit-log")
    const lines = page.getByRole("list", { name: "Audit log" }).getByRole("paragraph")
    await expect.element(lines.first()).toBeVisible()
    expect(lines.all().map((line) => line.element().textContent)).toEqual([
      "Ben Okoye removed Cleo Sand",
      "You invited cleo@depot.example as Driver",
      "Ben Okoye changed name and time zone",
      "Ben Okoye changed Cleo Sand from Driver to Manager",
      "A former member removed a former user",
      "Ben Okoye: trailer.sold VAN 07"
    ])
    await expect.element(page.getByText("Mar 4, 2026, 2:06 PM").first()).toBeVisible()
    await expect.element(page.getByText(/from 192\.0\.2\.7/).first()).toBeVisible()
  })
  it("can be exported", async () => {
    fakeServer([
      mine(organization()),
      verified,
      answers(OrganizationAuditLog, () => ({ next: null, items: [auditEntry()] })),
      replies(ExportAuditLog, () => new Response("at\r\n", { headers: { "content-type": "text/csv" } }))
    ])
    const saved = savedFiles()
    await open("/organization?tab=audit-log")
    await button("Export").click()
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(["audit-log.csv"])
    expect(await saved[0]?.file.text()).toBe("at\r\n")
  })
})
