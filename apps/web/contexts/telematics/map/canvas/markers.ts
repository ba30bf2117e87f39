import { motionOf } from "../fleet/motion.ts"
import { isPlaced, type VehicleNow } from "../fleet/VehicleNow.ts"
import type { Marker } from "./VehicleMap.ts"

/** How a vehicle is drawn; undefined if its position is unknown or hidden. `now` in seconds since 1970. */
export const markerOf = (vehicle: VehicleNow, place: number, now: number): Marker | undefined => {
  if (!isPlaced(vehicle)) return undefined
  const motion = motionOf(vehicle, now)
  if (motion === "hidden" || motion === "none") return undefined
  const { id, name, latitude, longitude, heading } = vehicle
  return { place, id, name, motion, heading: heading ?? 0, latitude, longitude }
}

const geometryOf = ({ latitude, longitude }: Marker): GeoJSON.Point => ({
  type: "Point",
  coordinates: [longitude, latitude]
})

export const markerFeature = (marker: Marker): GeoJSON.Feature => ({
  type: "Feature",
  id: marker.place,
  properties: { id: marker.id, name: marker.name, motion: marker.motion, heading: marker.heading },
  geometry: geometryOf(marker)
})

/** The change of the source when some vehicles moved. `drawn` has those that it contains, and is brought up to date. */
export const markerDiff = (
  moved: ReadonlyArray<readonly [place: number, marker: Marker | undefined]>,
  drawn: Set<number>
) => {
  const remove = moved.filter(([place, marker]) => marker === undefined && drawn.delete(place))
  const present = moved.flatMap(([, marker]) => (marker === undefined ? [] : [marker]))
  const add = present.filter(({ place }) => !drawn.has(place))
  const update = present.filter(({ place }) => drawn.has(place))
  for (const { place } of add) drawn.add(place)
  return {
    remove: remove.map(([place]) => place),
    add: add.map(markerFeature),
    update: update.map((marker) => ({
      id: marker.place,
      newGeometry: geometryOf(marker),
      addOrUpdateProperties: [
        { key: "motion", value: marker.motion },
        { key: "heading", value: marker.heading }
      ]
    }))
  }
}
