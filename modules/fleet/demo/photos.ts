import { asDemoMember, dayOf, type DemoData, type DemoOrganization, inRole, newId, Story } from "#kernel"
import { FileId } from "#files/contract"
import { Effect } from "effect"
import type { VehicleView } from "../contract/vehicleViews.ts"
import { addPhotos } from "../photos/commands/AddPhotos.ts"
import { drawVehicle, type View } from "./drawing.ts"

/** The first vehicle is shown from all sides. */
const viewsOf = (n: number): ReadonlyArray<View> => (n === 0 ? ["right", "front", "left"] : ["right"])

/** Days before the end of the story. */
const FIRST_DAY = 28
const DAYS = 21

/**
 * Photos of all vehicles except the newest, drawn in their colors. Those that look the same share a file: encoding
 * hundreds would take longer than the rest of the demo.
 */
export const photographVehicles = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicles: ReadonlyArray<VehicleView>,
  upload: DemoData["uploading"]
) {
  const { until, happens } = yield* Story
  const manager = asDemoMember(inRole(organization, "manager"))
  const drawn = new Map<string, FileId>()
  const photographed = vehicles.slice(0, -1)
  for (const [n, { id: vehicleId, kind, exterior_color }] of photographed.entries()) {
    const daysAgo = FIRST_DAY - Math.floor((n * DAYS) / photographed.length)
    const at = dayOf(organization, until, daysAgo, 15, (n * 11) % 60)
    const file_ids: Array<FileId> = []
    for (const view of viewsOf(n)) {
      const look = `${kind} ${exterior_color} ${view}`
      const known = drawn.get(look)
      const id = known ?? (yield* happens(at, newId(FileId)))
      if (known === undefined) {
        const bytes = drawVehicle(kind, exterior_color, view)
        const file = { id, name: `${view}.png`, size: bytes.length, part: 0, bytes }
        yield* happens(at, upload(file).pipe(manager))
        drawn.set(look, id)
      }
      file_ids.push(id)
    }
    yield* happens(at, addPhotos(vehicleId, { file_ids }).pipe(manager))
  }
})
