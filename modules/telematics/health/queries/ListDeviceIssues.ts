import { cutPage, type OrganizationId, type PageRequest, permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Profiles } from "#identity"
import { Effect } from "effect"
import type { DeviceIssueView } from "../../contract/healthViews.ts"
import { type IssueFilter, IssueList, type ListedIssue } from "./IssueList.ts"

/** Adds the names of vehicles and members. */
const withNames = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  issues: ReadonlyArray<ListedIssue>
) {
  if (issues.length === 0) return []
  const vehicles = yield* VehicleDirectory.use((directory) =>
    directory.named(
      organizationId,
      issues.map(({ vehicle_id }) => vehicle_id)
    )
  )
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  const people = yield* Profiles.use((profiles) =>
    profiles.byIds(issues.flatMap(({ assigned_to }) => assigned_to ?? []))
  )
  return issues.map(({ device_id, device_name, vehicle_id, assigned_to, ...issue }): DeviceIssueView => ({
    ...issue,
    device: { id: device_id, name: device_name },
    vehicle: { id: vehicle_id, name: names.get(vehicle_id) ?? "" },
    assigned_to:
      assigned_to === null ? null : { id: assigned_to, name: people.get(assigned_to)?.full_name ?? "" }
  }))
})

/** Returns a page of what is or was wrong with devices, newest first. */
export const listDeviceIssues = Effect.fn("telematics.listDeviceIssues")(function* (
  filter: IssueFilter,
  page: PageRequest
) {
  const { organizationId } = yield* permitted("devices.read")
  const rows = yield* IssueList.use((list) => list.page(organizationId, filter, page))
  const { items, next } = cutPage(rows, page.limit, ({ opened_at: at, id }) => ({ at, id }))
  return { items: yield* withNames(organizationId, items), next }
})
