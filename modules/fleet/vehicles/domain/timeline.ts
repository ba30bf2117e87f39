import type { VehicleView } from "../../contract/vehicleViews.ts"

interface Happened {
  readonly kind: string
  readonly details: Readonly<Record<string, string>>
}

export const lifecycleChange = (before: VehicleView, after: VehicleView): Happened => ({
  kind: "vehicle.lifecycle_changed",
  details: {
    from: before.lifecycle,
    to: after.lifecycle,
    ...(after.lifecycle_note !== null && { note: after.lifecycle_note })
  }
})

const plateOf = ({ plate, plate_region }: VehicleView): string =>
  [plate_region, plate].filter(Boolean).join(" ")

const plateChange = (before: VehicleView, after: VehicleView): Happened => ({
  kind: "vehicle.plate_changed",
  details: { from: plateOf(before), to: plateOf(after) }
})

const OF_PLATE = ["plate", "plate_region"]

/** What an edit of these fields looks like in the timeline: a change of the plate, and of everything else. */
export const editsOf = (
  before: VehicleView,
  after: VehicleView,
  fields: ReadonlyArray<string>
): ReadonlyArray<Happened> => {
  const others = fields.filter((field) => !OF_PLATE.includes(field))
  return [
    ...(plateOf(before) === plateOf(after) ? [] : [plateChange(before, after)]),
    ...(others.length === 0 ? [] : [{ kind: "vehicle.edited", details: { fields: others.join(", ") } }])
  ]
}

/** The same for a vehicle that was changed together with others. */
export const happenedTogether = (change: { readonly before: VehicleView; readonly after: VehicleView }) => {
  const { before, after } = change
  const fields = [
    ...(before.location_id === after.location_id ? [] : ["location_id"]),
    ...(before.group_id === after.group_id ? [] : ["group_id"]),
    ...(before.tags.join("\n") === after.tags.join("\n") ? [] : ["tags"]),
    ...(JSON.stringify(before.custom) === JSON.stringify(after.custom) ? [] : ["custom"])
  ]
  const happened = [
    ...(before.lifecycle === after.lifecycle ? [] : [lifecycleChange(before, after)]),
    ...editsOf(before, after, fields)
  ]
  const { organization_id: organizationId, id: vehicleId, updated_at: at } = after
  return happened.map((one) => ({ organizationId, vehicleId, at, ...one }))
}
