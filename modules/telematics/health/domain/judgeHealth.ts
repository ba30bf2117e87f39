import { vinIn, VIN_LENGTH } from "#fleet/contract"
import { DeviceIssueKind } from "../../contract/devices/issueKinds.ts"
import {
  DEFAULT_HEALTH_SETTINGS,
  type DeviceHealth,
  type HealthSettings,
  type OpenIssue
} from "./DeviceHealth.ts"

/** `wrong`: the issue opens; `right`: it closes; `unknown`: it stays as it is, in between or for lack of a value. */
type Verdict = "wrong" | "right" | "unknown"

interface Case {
  readonly device: DeviceHealth
  readonly now: Date
  readonly settings: HealthSettings
  /** When the issue was opened; undefined if it is not open. */
  readonly openedAt: Date | undefined
}

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000

const verdict = (isWrong: boolean, isRight: boolean): Verdict =>
  isWrong ? "wrong" : isRight ? "right" : "unknown"

/** A value between the two limits changes nothing. */
const withLimits = (value: number, opensBelow: number, closesAbove: number): Verdict =>
  verdict(value < opensBelow, value > closesAbove)

const hasReported = ({ linkedAt, lastSeenAt }: DeviceHealth): boolean =>
  lastSeenAt !== null && lastSeenAt >= linkedAt

const neverReported = ({ device, now, settings }: Case): Verdict =>
  verdict(
    !hasReported(device) && secondsBetween(device.linkedAt, now) >= settings.neverReportedAfter,
    hasReported(device)
  )

/** It is back with its second report: one may be an accident of the network. */
const offline = ({ device, now, settings, openedAt }: Case): Verdict => {
  const { lastSeenAt, seenBeforeAt } = device
  if (lastSeenAt === null || !hasReported(device)) return "unknown"
  const isSilent = secondsBetween(lastSeenAt, now) >= settings.offlineAfter
  return verdict(isSilent, openedAt === undefined || (seenBeforeAt !== null && seenBeforeAt > openedAt))
}

/** Seconds for which power has to be gone, or there: starting the engine interrupts it. */
const POWER_SETTLES = 300

const unplugged = ({ device: { isPowered, poweredSince }, now }: Case): Verdict => {
  if (poweredSince === null || secondsBetween(poweredSince, now) < POWER_SETTLES) return "unknown"
  return verdict(isPowered === false, isPowered === true)
}

/** Below, a device is not connected to the vehicle's battery. */
const CONNECTED = 6
/** Above, the vehicle's battery is one of 24 volts. */
const TWELVE_VOLTS = 17

const voltageVerdict = (voltage: number): Verdict => {
  const ratio = voltage > TWELVE_VOLTS ? 2 : 1
  return voltage < CONNECTED ? "unknown" : withLimits(voltage, 11.8 * ratio, 12.4 * ratio)
}

const lowPower = ({ device: { deviceBattery, voltage } }: Case): Verdict => {
  const verdicts = [
    ...(deviceBattery === null ? [] : [withLimits(deviceBattery, 0.15, 0.25)]),
    ...(voltage === null ? [] : [voltageVerdict(voltage)])
  ]
  const isRight = verdicts.includes("right") && verdicts.every((one) => one === "right")
  return verdict(verdicts.includes("wrong"), isRight)
}

/** Compared with the last report, because a device that is offline has no other issue. */
const noFix = ({ device, settings, openedAt }: Case): Verdict => {
  const { lastSeenAt, lastFixAt, linkedAt } = device
  if (lastSeenAt === null) return "unknown"
  const since = lastFixAt !== null && lastFixAt > linkedAt ? lastFixAt : linkedAt
  const isWrong = secondsBetween(since, lastSeenAt) >= settings.noFixAfter
  return verdict(isWrong, openedAt === undefined || (lastFixAt !== null && lastFixAt > openedAt))
}

const clockSkew = ({ device: { clockSkew: skew } }: Case): Verdict =>
  skew === null ? "unknown" : verdict(skew > 300, skew < 60)

const completeVinIn = (text: string | null) => {
  const vin = text === null ? undefined : vinIn(text)
  return vin?.length === VIN_LENGTH ? vin : undefined
}

/** Only complete VINs are compared: some vehicles report a part, or nothing but zeros. */
const wrongVehicle = ({ device: { reportedVin, vehicleVin } }: Case): Verdict => {
  const [reported, own] = [completeVinIn(reportedVin), completeVinIn(vehicleVin)]
  if (reported === undefined || own === undefined || /^(.)\1+$/.test(reported)) return "unknown"
  return verdict(reported !== own, reported === own)
}

const RULES: Readonly<Record<DeviceIssueKind, (of: Case) => Verdict>> = {
  never_reported: neverReported,
  offline,
  unplugged,
  low_power: lowPower,
  no_fix: noFix,
  clock_skew: clockSkew,
  wrong_vehicle: wrongVehicle
}

/** Which issues of a device open, and which of those that are open close. */
export const judgeHealth = (
  device: DeviceHealth,
  open: ReadonlyArray<OpenIssue>,
  now: Date,
  settings: HealthSettings = DEFAULT_HEALTH_SETTINGS
) => {
  const judged = DeviceIssueKind.literals.map((kind) => {
    const openedAt = open.find((issue) => issue.kind === kind)?.openedAt
    return { kind, isOpen: openedAt !== undefined, verdict: RULES[kind]({ device, now, settings, openedAt }) }
  })
  const changing = (isOpen: boolean, verdict: Verdict): ReadonlyArray<DeviceIssueKind> =>
    judged.filter((one) => one.isOpen === isOpen && one.verdict === verdict).map(({ kind }) => kind)
  return { opens: changing(false, "wrong"), closes: changing(true, "right") }
}
