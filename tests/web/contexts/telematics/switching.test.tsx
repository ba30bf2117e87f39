import { ListSharedVehicles, ReadSharedVehicles } from "#telematics/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { chooseOrganization } from "../../../../apps/web/contexts/tenancy/organizations.ts"
import { untilLoaded } from "../../support/untilLoaded.ts"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { deferred } from "../support/deferred.ts"
import { id, organization } from "../support/fixtures.ts"
import { octavia, sharedVehicle } from "./fixtures.ts"
import { button, calls, rows, myConnection } from "./scene.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("shows refreshed vehicles in the organization they were requested for", async () => {
  const north = organization({ id: id(31), name: "North Yard" })
  const read = deferred(
    answers(ReadSharedVehicles, () => ({ items: [sharedVehicle()], read_at: new Date(), failed: false }))
  )
  const received = fakeServer([
    answers(MyOrganizations, () => ({ items: [organization(), north] })),
    myConnection(),
    answers(ListSharedVehicles, ({ path }) => ({
      items: path.includes(north.id) ? [octavia()] : [],
      read_at: new Date(),
      failed: false
    })),
    read.answer
  ])
  await open("/device-issues")
  // Both are loaded, so switching shows them without a loading state.
  await expect.element(button("Refresh")).toBeVisible()
  chooseOrganization(north.id)
  await expect.element(rows().getByText("Škoda Octavia 2019", { exact: true })).toBeVisible()
  chooseOrganization(organization().id)
  await expect.element(rows()).not.toBeInTheDocument()
  await button("Refresh").click()
  await expect.poll(() => calls(received, "POST", "/readings")).toHaveLength(1)
  chooseOrganization(north.id)
  await expect.element(rows().getByText("Škoda Octavia 2019", { exact: true })).toBeVisible()
  await expect.element(button("Refresh")).toHaveAttribute("aria-disabled", "false")
  read.release()
  chooseOrganization(organization().id)
  await expect.element(rows().getByText("Ford Transit 2023", { exact: true })).toBeVisible()
  chooseOrganization(north.id)
  await untilLoaded()
  await expect.element(rows().getByText("Škoda Octavia 2019", { exact: true })).toBeVisible()
  expect(page.getByText("Ford Transit 2023").elements()).toEqual([])
})
