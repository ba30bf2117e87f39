import { minutes, plus } from "#kernel"
import type { CheckedDevice } from "./CheckedDevices.ts"
import { type FaultCode, faultCodesIn } from "./faultCodes.ts"
import type { Fault, FaultAt } from "./Faults.ts"

/** Seeing a fault again is stored so often, because vehicles report it all the time. */
const AGAIN = minutes(10)

/** More different ones than a vehicle has in its life: beyond, a device reports nonsense. */
const MOST_KNOWN = 200

export interface FaultJudgment {
  readonly appear: ReadonlyArray<FaultCode>
  readonly close: ReadonlyArray<FaultAt>
  readonly seeAgain: ReadonlyArray<FaultAt>
}

const NONE: FaultJudgment = { appear: [], close: [], seeAgain: [] }

/** The same fault has the same name. */
const nameOf = ({ code, raw }: FaultCode): string => code ?? `? ${raw}`

/**
 * What a device's newest list of codes says of the faults of its vehicle that are known. A closed fault opens again only
 * with a list that is newer than its end, so that the same list changes nothing twice.
 */
export const judgeFaults = (
  { fault_codes: texts, fault_codes_at: at }: Pick<CheckedDevice, "fault_codes" | "fault_codes_at">,
  known: ReadonlyArray<Fault>
): FaultJudgment => {
  if (texts === null || at === null) return NONE
  const codes = faultCodesIn(texts)
  const reported = new Set(codes.map(nameOf))
  const byName = new Map(known.map((fault) => [nameOf(fault), fault]))
  const open = known.filter(({ closed_at }) => closed_at === null)
  const isNew = (code: FaultCode) => !byName.has(nameOf(code))
  const returning = codes.filter((code) => {
    const closedAt = byName.get(nameOf(code))?.closed_at
    return closedAt != null && closedAt < at
  })
  return {
    appear: [...returning, ...codes.filter(isNew).slice(0, Math.max(0, MOST_KNOWN - known.length))],
    close: open
      .filter((fault) => !reported.has(nameOf(fault)) && fault.last_seen_at < at)
      .map(({ id }) => ({ id, at })),
    seeAgain: open
      .filter((fault) => reported.has(nameOf(fault)) && plus(fault.last_seen_at, AGAIN) <= at)
      .map(({ id }) => ({ id, at }))
  }
}
