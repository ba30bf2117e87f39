import { Schema } from "effect"

/**
 * `triaged`: someone has judged it. `in_work`: on a work order. `resolved`: nothing remains to be done. `verified`: the person who
 * reported it, or a manager, has checked that. `deferred`: it waits until a day.
 */
export const DefectState = Schema.Literals(["open", "triaged", "in_work", "deferred", "resolved", "verified"])
export type DefectState = typeof DefectState.Type

/** Which states may follow a state. The database refuses all others. */
const DEFECT_TRANSITIONS: Readonly<Record<DefectState, ReadonlyArray<DefectState>>> = {
  open: ["triaged", "in_work", "deferred", "resolved"],
  triaged: ["in_work", "deferred", "resolved"],
  in_work: ["triaged", "deferred", "resolved"],
  deferred: ["open", "triaged", "in_work", "resolved"],
  resolved: ["open", "verified"],
  verified: ["open"]
}

export const canBecome = (from: DefectState, to: DefectState): boolean =>
  DEFECT_TRANSITIONS[from].includes(to)

/** In these states something remains to be done. */
const UNRESOLVED_STATES = DefectState.pick(["open", "triaged", "in_work", "deferred"]).literals

export const isUnresolved = (state: DefectState): boolean => UNRESOLVED_STATES.some((one) => one === state)
