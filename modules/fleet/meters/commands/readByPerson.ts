import type { Input } from "#kernel"
import type { RecordReading } from "../../contract/index.ts"

/** A reading as someone entered it, by default of the odometer, now. */
export const readByPerson = (entered: Input<typeof RecordReading>["body"], at: Date) => ({
  meter: entered.meter_id ?? { kind: entered.kind ?? ("odometer" as const) },
  readAt: entered.read_at ?? at,
  value: entered.value,
  unit: entered.unit,
  source: "manual" as const,
  sourceRef: null,
  confirmed: entered.confirm ?? false
})
