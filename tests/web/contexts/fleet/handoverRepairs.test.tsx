import { AssignmentView, ListAssignments, ListMeters } from "#fleet/contract"
import { AcknowledgeRepairs, ListRepairs, RepairedDefect } from "#maintenance/contract"
import { beforeEach, expect, it } from "vitest"
import { answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { depot } from "../../support/people.ts"
import { ana, id, inDays, reader } from "../support/fixtures.ts"
import { button, dialog, inDialog, serve } from "./availability.ts"
import { vehicle } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const assignment = reader(AssignmentView, {
  id: id(970),
  organization_id: depot().id,
  vehicle: { id: vehicle().id, name: "V-1" },
  driver: { id: id(971), name: "Dora Driver", user_id: null },
  role: "primary",
  state: "planned",
  from: inDays(1),
  until: null,
  note: null,
  created_at: inDays(-1),
  updated_at: inDays(-1)
})

const repaired = reader(RepairedDefect, {
  id: id(960),
  number: 1001,
  title: "Brakes",
  system: "brakes",
  severity: "critical",
  blocking: true,
  resolved: {
    resolution: "fixed",
    note: "Braking tested",
    by: { id: id(2), name: "Theo" },
    at: inDays(-1)
  },
  correction: "Brake line replaced"
})

/** Begins a handover of a vehicle that was repaired. */
const handOver = async (given: ReturnType<typeof assignment>) => {
  const received = serve(
    answers(ListAssignments, () => ({ items: [given], next: null })),
    answers(ListMeters, () => ({ items: [] })),
    answers(ListRepairs, () => ({ items: [repaired()], may_sign: true })),
    answers(AcknowledgeRepairs, () => ({}))
  )
  await open(`/vehicles/${vehicle().id}?tab=drivers`)
  await button(given.state === "planned" ? "Hand over" : "Return").click()
  return received
}

it("shows whoever hands a vehicle over what was repaired, without signing for the driver", async () => {
  await handOver(assignment())
  await expect.element(dialog().getByText("Brake line replaced")).toBeVisible()
  await expect.element(dialog().getByText("Braking tested")).toBeVisible()
  await expect.element(dialog().getByText("Point these repairs out to the driver.")).toBeVisible()
  await expect.element(inDialog("Sign that I have seen them")).not.toBeInTheDocument()
  await inDialog("Next").click()
  await expect.element(dialog().getByText("Brake line replaced")).not.toBeInTheDocument()
})

it("lets a driver who takes the vehicle sign for it", async () => {
  const received = await handOver(assignment({ driver: { id: id(971), name: "Ana Ruiz", user_id: ana.id } }))
  await inDialog("Sign that I have seen them").click()
  await expect
    .poll(() => received.find(({ path }) => path.endsWith("/acknowledgement"))?.body)
    .toEqual({ defect_ids: [repaired().id] })
})

it("says nothing of repairs when the vehicle returns", async () => {
  const received = await handOver(assignment({ state: "active", from: inDays(-1) }))
  await expect.element(dialog().getByLabelText("Odometer", { exact: true })).toBeVisible()
  await expect.element(dialog().getByText("Brake line replaced")).not.toBeInTheDocument()
  expect(received.map(({ path }) => path).filter((path) => path.endsWith("/repairs"))).toEqual([])
})
