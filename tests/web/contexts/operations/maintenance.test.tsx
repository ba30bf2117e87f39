import { GetFleetNumbers } from "#fleet/contract"
import { GetDefectNumbers, GetServiceNumbers, GetWorkshopNumbers } from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { SOME_VEHICLES } from "../../support/fleetNumbers.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { organization } from "../support/fixtures.ts"

const withVehicles = answers(GetFleetNumbers, () => SOME_VEHICLES)
const services = answers(GetServiceNumbers, () => ({
  due_soon: 6,
  due: 3,
  overdue: 4,
  on_time: 47,
  counted: 50,
  compliance_pct: 94
}))
const workshop = answers(GetWorkshopNumbers, () => ({
  open: 8,
  in_workshop: 5,
  waiting: 1,
  to_approve: 0,
  scheduled: 2
}))
const defects = answers(GetDefectNumbers, () => ({ open: 7, blocking: 2 }))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("links the numbers of maintenance to what they count", async () => {
  const can = ["vehicles.read", "services.read", "workorders.read", "defects.read"] as const
  const member = answers(MyOrganizations, () => ({ items: [organization({ can })] }))
  fakeServer([member, withVehicles, services, workshop, defects])
  await open("/dashboard")
  for (const [name, address] of [
    ["4 Overdue services", "/services?state=overdue"],
    ["3 Due services", "/services?state=due"],
    ["7 Open defects", "/services/defects"],
    ["6 Due soon", "/services?state=due_soon"],
    ["5 In the workshop", "/services/work-orders?state=in_progress,waiting,quality_check"],
    ["94% PM compliance", "/services/history?outcome=counted"]
  ] as const)
    await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", address)
})

it("shows no numbers of maintenance to people who may not see them", async () => {
  const member = answers(MyOrganizations, () => ({ items: [organization({ can: ["vehicles.read"] })] }))
  fakeServer([member, withVehicles, services, workshop, defects])
  await open("/dashboard")
  await expect.element(page.getByRole("list", { name: "Vehicles by state" })).toBeVisible()
  await expect.element(page.getByRole("list", { name: "Maintenance" })).not.toBeInTheDocument()
})
