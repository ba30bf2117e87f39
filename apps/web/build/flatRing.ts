/**
 * The ring of an area on a plane. An atlas has rings on a sphere, where the next longitude after 180 degrees is -180; on a
 * plane, that would be a line across the world. Here it continues beyond 180. A ring around a pole is closed along the edge
 * of the map. Degrees, longitude first.
 */
export const flatRing = (ring: ReadonlyArray<GeoJSON.Position>): Array<GeoJSON.Position> => {
  let [turn, before] = [0, ring[0]?.[0] ?? 0]
  const places = ring.map(([longitude = 0, latitude = 0]) => {
    if (Math.abs(longitude - before) > 180) turn += longitude > before ? -360 : 360
    before = longitude
    return [longitude + turn, latitude]
  })
  const [first, last] = [places[0], places.at(-1)]
  if (turn === 0 || first === undefined || last === undefined) return places
  const pole = (last[1] ?? 0) < 0 ? -90 : 90
  return [...places, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first]
}
