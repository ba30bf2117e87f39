import type { Movements } from "../../contract/positionViews.ts"
import type { LatestPosition } from "./Positions.ts"

/** Five decimals are a meter. */
const DEGREES = 100_000

const rounded = (value: number | null, parts: number): number | null =>
  value === null ? null : Math.round(value * parts) / parts

/** Positions column by column, with no more digits than a map shows. */
export const columnsOf = (positions: ReadonlyArray<LatestPosition>): Movements => ({
  vehicle_id: positions.map(({ vehicle_id }) => vehicle_id),
  latitude: positions.map(({ latitude }) => rounded(latitude, DEGREES)),
  longitude: positions.map(({ longitude }) => rounded(longitude, DEGREES)),
  heading: positions.map(({ heading }) => rounded(heading, 1)),
  speed: positions.map(({ speed }) => rounded(speed, 10)),
  fixed_at: positions.map(({ fixed_at }) => rounded(fixed_at, 1)),
  seen_at: positions.map(({ seen_at }) => rounded(seen_at, 1)),
  ignition: positions.map(({ ignition }) => ignition),
  hidden: positions.map(({ hidden }) => hidden)
})
