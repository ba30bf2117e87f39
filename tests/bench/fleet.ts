import { COLUMNS, compare, type Comparison, get, print, ratioOf } from "./compare.ts"
import { ORGANIZATION, TOKEN } from "./data.ts"
import { atLeast, atMost, heading } from "./figures.ts"
import { FEWEST, locationId, PLATE_PART, vehicleId } from "./fleetData.ts"

const always = (path: string) => () => () => get(`/api/organizations/${ORGANIZATION}/${path}`, TOKEN)

/** What is read of a fleet, and the least part of what the bare server answers. */
const READS: ReadonlyArray<readonly [comparison: Comparison, least: number]> = [
  // About two in five vehicles match.
  [
    {
      name: "list",
      requests: always(
        `vehicles?lifecycle=in_service&location=${locationId(1)},${locationId(2)},${locationId(3)},${locationId(4)}&sort=-odometer&limit=50`
      )
    },
    0.7
  ],
  [{ name: "search", requests: always(`vehicles?search=${encodeURIComponent(PLATE_PART)}&limit=50`) }, 0.7],
  [{ name: "numbers", requests: always("fleet-numbers") }, 0.7],
  [{ name: "vehicle", requests: always(`vehicles/${vehicleId(77)}`) }, 0.7]
]

export const fleetComparisons = READS.map(([comparison]) => comparison)

/** Reads with all vehicles, against the bare server, and against the product with the fewest. */
export const measureFleet = async (
  ports: readonly [product: number, bare: number, small: number],
  vehicles: number
): Promise<void> => {
  const size = `${vehicles.toLocaleString("en")} vehicles`
  const fewest = `that at ${FEWEST.toLocaleString("en")}`
  heading([...COLUMNS, `p50 to ${fewest}`])
  for (const [comparison, least] of READS) {
    const compared = await compare(comparison, ports)
    const growth = ratioOf(compared, "p50", [0, 2])
    const ratio = print(comparison.name, size, compared, [growth])
    atLeast(`${comparison.name}, ${size}: of the bare server`, ratio, least)
    atMost(`${comparison.name}: p50 at ${size} to ${fewest}`, growth, 1.25)
  }
}
