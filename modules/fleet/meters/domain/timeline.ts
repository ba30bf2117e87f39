import type { Meter } from "./Meters.ts"

type Named = Pick<Meter, "kind" | "name" | "measure">

/** The meter and a value in whole meters or seconds, for a sentence in the vehicle's timeline. */
const detailsOf = ({ kind: meter, name, measure }: Named, si: number) => ({
  meter,
  value: String(si),
  ...(name !== null && { name, measure })
})

/** A reading that was recorded on its own, voided or restored. */
export const readingEntry = (
  happened: "recorded" | "voided" | "restored",
  meter: Named,
  value: number,
  reason?: string
) => ({
  kind: `reading.${happened}`,
  details: { ...detailsOf(meter, value), ...(reason !== undefined && { reason }) }
})

/** A meter whose dial was replaced, or goes on in another way. */
export const replacementEntry = (
  happened: "replaced" | "replacement_undone",
  meter: Named,
  value: number
) => ({
  kind: `meter.${happened}`,
  details: detailsOf(meter, value)
})
