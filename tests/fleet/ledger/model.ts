import type { HoldKind, HoldStatus } from "#fleet/contract"

/** A plain model of the ledger: whole hours on paper, no ranges, no constraints. */
export interface Paper {
  vehicle: number
  readonly kind: HoldKind
  status: HoldStatus
  before: "tentative" | "firm" | null
  start: number
  /** Null until further notice. */
  due: number | null
  ended: number | null
}

export interface Sheet {
  now: number
  readonly holds: Array<Paper>
  readonly grounded: Set<number>
  /** `vehicle:hour` that passed while it was blocked for being grounded, as it still is. */
  readonly blocked: Set<string>
  /** The same of groundings that have ended. These hours stay as they are. */
  readonly past: Set<string>
}

export const emptySheet = (): Sheet => ({
  now: 0,
  holds: [],
  grounded: new Set(),
  blocked: new Set(),
  past: new Set()
})

const OUT: ReadonlyArray<HoldKind> = ["rental", "loaner", "test_drive", "internal_use"]
const HORIZON = 10_000

const isOut = ({ kind }: Paper): boolean => OUT.includes(kind)
const endOf = ({ due, ended }: Paper): number => Math.min(due ?? HORIZON, ended ?? HORIZON)

/** Whether someone or something keeps the vehicle at an hour. */
const keeps = (hold: Paper, hour: number): boolean => {
  if (hold.status !== "firm" || hold.start > hour) return false
  if (hold.ended !== null) return hour < hold.ended
  return isOut(hold) || hour < (hold.due ?? HORIZON)
}

const isOver = (hold: Paper, now: number): boolean =>
  hold.status === "released" ||
  (hold.status === "firm" ? hold.start <= now && !keeps(hold, now) : (hold.due ?? HORIZON) <= now)

const share = (one: Paper, other: Paper): boolean => one.start < endOf(other) && other.start < endOf(one)

const inTheWay = (sheet: Sheet, hold: Paper, except: ReadonlyArray<Paper>): ReadonlyArray<Paper> =>
  sheet.holds.filter(
    (other) =>
      !except.includes(other) &&
      other.vehicle === hold.vehicle &&
      other.status === "firm" &&
      (share(hold, other) || (keeps(hold, sheet.now) && keeps(other, sheet.now)))
  )

const hoursUntilNow = ({ now }: Sheet, hold: Paper): ReadonlyArray<string> =>
  Array.from({ length: Math.max(0, now - hold.start) }, (_, n) => `${hold.vehicle}:${hold.start + n}`)

const wasGrounded = (sheet: Sheet, hold: Paper): boolean =>
  hoursUntilNow(sheet, hold).some((hour) => sheet.past.has(hour))

/** Nobody sets out with a grounded vehicle. */
const isRefusedByGrounding = (sheet: Sheet, hold: Paper): boolean =>
  sheet.grounded.has(hold.vehicle) && isOut(hold)

const groundPlans = (sheet: Sheet) => {
  for (const hold of sheet.holds)
    if (sheet.grounded.has(hold.vehicle) && hold.status === "firm" && isOut(hold) && hold.start > sheet.now)
      hold.status = "tentative"
}

interface Putting {
  readonly demotes?: boolean
  /** The vehicle is out on it already. */
  readonly isOn?: boolean
}

/** Puts a hold on the sheet as it should be, in place of an earlier state. Returns the error, if any. */
const put = (
  sheet: Sheet,
  hold: Paper,
  current: Paper | undefined,
  { demotes = false, isOn = false }: Putting
) => {
  if (hold.status === "firm") {
    const others = inTheWay(sheet, hold, current === undefined ? [] : [current])
    if (wasGrounded(sheet, hold) || (!isOn && isRefusedByGrounding(sheet, hold))) return "HoldConflict"
    if (others.length > 0 && !(demotes && others.every(({ start }) => start > sheet.now)))
      return "HoldConflict"
    for (const other of others) other.status = "tentative"
    for (const hour of hoursUntilNow(sheet, hold)) sheet.blocked.delete(hour)
  }
  if (current === undefined) sheet.holds.push(hold)
  else Object.assign(current, hold)
  groundPlans(sheet)
  return ""
}

/** The expected error, or an empty text. */
type Outcome = string

const mayLast = ({ kind }: Paper): boolean => kind === "maintenance" || kind === "hard_hold"

export const take = (sheet: Sheet, hold: Paper, demotes: boolean): Outcome => {
  if (hold.due === null && !mayLast(hold)) return "HoldNeedsEnd"
  if (hold.due !== null && (hold.due <= hold.start || hold.due <= sheet.now)) return "EndTooEarly"
  return put(sheet, hold, undefined, { demotes })
}

export const extend = (sheet: Sheet, hold: Paper, due: number | null, demotes: boolean): Outcome => {
  if (isOver(hold, sheet.now)) return "HoldIsOver"
  if (due === null && !mayLast(hold)) return "HoldNeedsEnd"
  if (due !== null && (due <= hold.start || due <= sheet.now)) return "EndTooEarly"
  return put(sheet, { ...hold, due }, hold, { demotes, isOn: keeps(hold, sheet.now) })
}

export const confirm = (sheet: Sheet, hold: Paper): Outcome => {
  if (isOver(hold, sheet.now)) return "HoldIsOver"
  return hold.status === "firm" ? "" : put(sheet, { ...hold, status: "firm" }, hold, {})
}

export const start = (sheet: Sheet, hold: Paper): Outcome => {
  if (isOver(hold, sheet.now)) return "HoldIsOver"
  if (keeps(hold, sheet.now)) return ""
  return put(sheet, { ...hold, status: "firm", start: Math.min(hold.start, sheet.now) }, hold, {})
}

export const withdraw = (sheet: Sheet, hold: Paper): Outcome => {
  if (isOver(hold, sheet.now)) return "HoldIsOver"
  if (hold.status === "firm" && hold.start <= sheet.now) return "HoldHasBegun"
  hold.status = "tentative"
  return ""
}

export const release = (sheet: Sheet, hold: Paper): Outcome => {
  if (isOver(hold, sheet.now)) return ""
  if (hold.status === "firm" && hold.start < sheet.now) hold.ended = sheet.now
  else Object.assign(hold, { before: hold.status, status: "released" })
  return ""
}

export const retake = (sheet: Sheet, hold: Paper): Outcome => {
  if (hold.status !== "released" && hold.ended === null) return ""
  const again = { ...hold, status: hold.before ?? hold.status, before: null, ended: null }
  if (isOver(again, sheet.now)) return "HoldIsOver"
  const isOn = hold.status === "firm" && keeps(again, sheet.now)
  return put(sheet, again, hold, { isOn })
}

const isAhead = (sheet: Sheet, hold: Paper): Outcome =>
  isOver(hold, sheet.now) ? "HoldIsOver" : hold.start <= sheet.now ? "HoldHasBegun" : ""

export const move = (sheet: Sheet, hold: Paper, vehicle: number): Outcome =>
  isAhead(sheet, hold) || put(sheet, { ...hold, vehicle }, hold, {})

export const swap = (sheet: Sheet, one: Paper, other: Paper): Outcome => {
  const refused = isAhead(sheet, one) || isAhead(sheet, other)
  if (refused !== "") return refused
  const moved = [
    { ...one, vehicle: other.vehicle },
    { ...other, vehicle: one.vehicle }
  ]
  const isFree = moved.every(
    (hold) =>
      hold.status !== "firm" ||
      (inTheWay(sheet, hold, [one, other]).length === 0 && !isRefusedByGrounding(sheet, hold))
  )
  if (!isFree) return "HoldConflict"
  Object.assign(one, moved[0])
  Object.assign(other, moved[1])
  return ""
}

export const ground = (sheet: Sheet, vehicle: number): Outcome => {
  sheet.grounded.add(vehicle)
  groundPlans(sheet)
  return ""
}

/** Whether a vehicle is taken by something else than a grounding in an hour that has not passed. */
export const isTakenIn = (sheet: Sheet, vehicle: number, hour: number): boolean =>
  sheet.holds.some(
    (hold) => hold.vehicle === vehicle && hold.status === "firm" && hold.start <= hour && hour < endOf(hold)
  )

export const makeSafe = (sheet: Sheet, vehicle: number): Outcome => {
  sheet.grounded.delete(vehicle)
  for (const hour of sheet.blocked)
    if (hour.startsWith(`${vehicle}:`)) {
      sheet.blocked.delete(hour)
      sheet.past.add(hour)
    }
  return ""
}

export const wait = (sheet: Sheet, hours: number): Outcome => {
  for (let n = 0; n < hours; n += 1) {
    for (const vehicle of sheet.grounded)
      if (!isTakenIn(sheet, vehicle, sheet.now)) sheet.blocked.add(`${vehicle}:${sheet.now}`)
    sheet.now += 1
  }
  return ""
}
