import { ListCustomers } from "#customers/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { type Locator, page } from "vitest/browser"
import { density, followDensity } from "../../../apps/web/app/density.ts"
import { beforePaint } from "../../../apps/web/app/start/beforePaint.ts"
import { beforePaintInput, NO_FILES } from "../../../apps/web/app/start/beforePaintInput.ts"
import { customer, member, organization } from "../contexts/support/fixtures.ts"
import { tableRows } from "../contexts/support/table.ts"
import { answers, fakeServer } from "../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../support/open.tsx"

const root = document.documentElement

/** Runs the document's script, as before the first paint. */
const beforeFirstPaint = () => {
  delete root.dataset["density"]
  beforePaint(beforePaintInput(NO_FILES), () => {})
  return root.dataset["density"]
}

const server = () =>
  fakeServer([
    answers(MyOrganizations, () => ({ items: [organization()] })),
    answers(ListMembers, () => ({
      items: [member({ can: { give_roles: ["driver", "viewer"], remove: true, make_owner: true } })],
      next: null
    })),
    answers(ListCustomers, () => ({ items: [customer()], next: null }))
  ])

const heightOf = (row: Locator) => () => row.element().getBoundingClientRect().height

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the row height", () => {
  it("is comfortable by default", () => {
    expect(density.read()).toBe("comfortable")
    expect(beforeFirstPaint()).toBe("comfortable")
  })

  it("applies immediately, before the first paint, and in other tabs", () => {
    const stop = followDensity()
    density.choose("compact")
    expect(root.dataset["density"]).toBe("compact")
    expect(beforeFirstPaint()).toBe("compact")
    localStorage.setItem("motorpool.density", "comfortable")
    window.dispatchEvent(new StorageEvent("storage", { key: "motorpool.density" }))
    expect(root.dataset["density"]).toBe("comfortable")
    stop()
  })

  it.each([
    ["/customers", () => tableRows("Customers").first()],
    ["/organization", () => page.getByRole("list", { name: "Members" }).getByRole("listitem").first()]
  ])("is 44 px at %s, and 34 px once chosen in the user menu", async (path, rowOf) => {
    server()
    await open(path)
    const row = rowOf()
    await expect.element(row).toBeVisible()
    await expect.poll(heightOf(row)).toBe(44)
    await page.getByRole("button", { name: "Account menu" }).click()
    await page.getByRole("menuitemradio", { name: "Compact" }).click()
    await expect.poll(heightOf(row)).toBe(34)
    expect(localStorage.getItem("motorpool.density")).toBe("compact")
  })
})
