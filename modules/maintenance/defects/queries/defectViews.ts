import type { Member, OrganizationId, UserId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { RecordFiles } from "#files"
import { Profiles } from "#identity"
import { Effect, Struct } from "effect"
import type { DefectRow, DefectView, RepairedDefect, ResolvedView } from "../../contract/defectViews.ts"
import { WorkOrderLinks } from "../../workorders/queries/WorkOrderLinks.ts"
import { type Defect, isReleasable } from "../domain/Defect.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"
import { mayReopen, mayVerify } from "../domain/rules.ts"
import type { ListedDefect, Repaired } from "./DefectList.ts"

type PersonOf = (id: UserId | null) => { readonly id: UserId; readonly name: string | null } | null

const PEOPLE = [
  "reported_by",
  "assignee_id",
  "deferred_by",
  "resolved_by",
  "verified_by",
  "released_by",
  "acknowledged_by"
] as const

/** The names of everyone whom defects mention, in one statement. */
const peopleOf = Effect.fnUntraced(function* (defects: ReadonlyArray<Defect>) {
  const ids = defects.flatMap((defect) => PEOPLE.map((role) => defect[role])).filter((id) => id !== null)
  const profiles = yield* Profiles.use((all) => all.byIds([...new Set(ids)]))
  return ((id) => id && { id, name: profiles.get(id)?.full_name ?? null }) satisfies PersonOf
})

const vehiclesOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  defects: ReadonlyArray<Defect>
) {
  const ids = [...new Set(defects.map(({ vehicle_id }) => vehicle_id))]
  const named = yield* VehicleDirectory.use((vehicles) => vehicles.named(organizationId, ids))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return ({ vehicle_id: id }: Defect) => ({ id, name: names.get(id) ?? "" })
})

/** The work orders that defects are in, by the id that they name. */
const ordersOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  defects: ReadonlyArray<Defect>
) {
  const ids = defects.map(({ work_order_id }) => work_order_id).filter((id) => id !== null)
  const links = yield* WorkOrderLinks.use((all) => all.named(organizationId, [...new Set(ids)]))
  return ({ work_order_id }: Defect) => links.find(({ id }) => id === work_order_id) ?? null
})

const rowOf = (
  defect: ListedDefect,
  personOf: PersonOf,
  vehicleOf: (defect: Defect) => DefectRow["vehicle"],
  orderOf: (defect: Defect) => DefectRow["work_order"]
): DefectRow => ({
  ...Struct.pick(defect, [
    "id",
    "organization_id",
    "number",
    "title",
    "system",
    "severity",
    "blocking",
    "source",
    "state",
    "says_unsafe",
    "reported_at",
    "due_on",
    "deferred_until",
    "work_order_id",
    "photo_count",
    "version"
  ]),
  vehicle: vehicleOf(defect),
  work_order: orderOf(defect),
  reported_by: personOf(defect.reported_by),
  assignee: personOf(defect.assignee_id)
})

/** Defects of a list, in the same order. */
export const defectRows = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  defects: ReadonlyArray<ListedDefect>
) {
  const personOf = yield* peopleOf(defects)
  const vehicleOf = yield* vehiclesOf(organizationId, defects)
  const orderOf = yield* ordersOf(organizationId, defects)
  return defects.map((defect) => rowOf(defect, personOf, vehicleOf, orderOf))
})

const resolvedOf = (
  { resolution, resolution_note: note, resolved_by, resolved_at: at }: Defect,
  personOf: PersonOf
): ResolvedView | null =>
  resolution === null || at === null ? null : { resolution, note, by: personOf(resolved_by), at }

const signedOf = (by: UserId | null, at: Date | null, personOf: PersonOf) => at && { by: personOf(by), at }

/** A defect as a member sees it, with its photos. */
export const defectView = Effect.fnUntraced(function* (member: Member, defect: Defect) {
  const { organizationId } = member
  const personOf = yield* peopleOf([defect])
  const vehicleOf = yield* vehiclesOf(organizationId, [defect])
  const orderOf = yield* ordersOf(organizationId, [defect])
  const photos = yield* DefectRecords.use((records) => records.photosOf(organizationId, [defect.id]))
  const ids = photos.map(({ file_id }) => file_id)
  const files = yield* RecordFiles.use((all) => all.linked(member, ids))
  const { origin_module: module, origin_id, reporter_name: name, reporter_contact: contact } = defect
  return {
    ...rowOf({ ...defect, photo_count: photos.length }, personOf, vehicleOf, orderOf),
    note: defect.note,
    origin: module !== null && origin_id !== null ? { module, id: origin_id } : null,
    reporter: name === null && contact === null ? null : { name, contact },
    photos: ids.flatMap((id) => files.get(id) ?? []),
    deferral:
      defect.deferred_until === null
        ? null
        : {
            until: defect.deferred_until,
            reason: defect.deferral_reason ?? "",
            by: personOf(defect.deferred_by)
          },
    resolved: resolvedOf(defect, personOf),
    verified: signedOf(defect.verified_by, defect.verified_at, personOf),
    released: signedOf(defect.released_by, defect.released_at, personOf),
    acknowledged: signedOf(defect.acknowledged_by, defect.acknowledged_at, personOf),
    can: {
      verify: mayVerify(member, defect),
      reopen: mayReopen(member, defect),
      release: member.permissions.has("defects.edit") && isReleasable(defect)
    }
  } satisfies DefectView
})

/** Repairs as the next driver sees them. */
export const repairViews = Effect.fnUntraced(function* (defects: ReadonlyArray<Repaired>) {
  const personOf = yield* peopleOf(defects)
  return defects.flatMap((defect): ReadonlyArray<RepairedDefect> => {
    const resolved = resolvedOf(defect, personOf)
    const shown = Struct.pick(defect, [
      "id",
      "number",
      "title",
      "system",
      "severity",
      "blocking",
      "correction"
    ])
    return resolved === null ? [] : [{ ...shown, resolved }]
  })
})
