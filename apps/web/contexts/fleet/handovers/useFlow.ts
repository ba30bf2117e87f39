import {
  type HandoverDirection,
  type HandoverView,
  type MeterView,
  RecordHandover,
  StandardKind,
  vehicleName
} from "#fleet/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { problemOf } from "../../../api/problem.ts"
import { useLeaveWarning } from "../../../ui/useLeaveWarning.ts"
import { useNow } from "../../../ui/useNow.ts"
import { useStoredDraft } from "../../../ui/useStoredDraft.ts"
import { useMe } from "../../identity/me.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import type { AssignmentProps } from "../assignments/assignments.ts"
import { dialNumber, oddityOf } from "../meters/entering.ts"
import { distanceUnit } from "../meters/quantities.ts"
import { useDisplay } from "../meters/useDisplay.ts"
import type { VehicleProps } from "../vehicles.ts"
import { bodyOf, draftIn, draftText, emptyDraft, type HandoverDraft } from "./draft.ts"
import { usePhotos } from "./usePhotos.ts"

export interface FlowProps extends AssignmentProps, VehicleProps {
  readonly direction: HandoverDirection
  readonly meters: ReadonlyArray<MeterView>
}

export const STEPS = ["reading", "level", "photos", "damage", "signature", "review"] as const
export type Step = (typeof STEPS)[number]

/** The meter that is read: the primary one, or the odometer of a vehicle that was never read. */
const meterOf = (meters: ReadonlyArray<MeterView>) => {
  const meter = meters.find(({ kind }) => StandardKind.literals.some((one) => one === kind))
  const kind = StandardKind.literals.find((one) => one === meter?.kind) ?? "odometer"
  return { meter, kind }
}

const READING_PROBLEMS = [
  "reading_out_of_order",
  "reading_implausible",
  "reading_in_future",
  "unit_not_of_meter"
]

/** What was entered, kept in this browser until it is sent or canceled. */
const useHandoverDraft = ({ organization, vehicle, assignment, direction, meters }: FlowProps) => {
  const display = useDisplay(organization)
  const { meter, kind } = meterOf(meters)
  const unit = meter?.unit ?? (kind === "odometer" ? distanceUnit(display) : "h")
  const [initial] = useState(() => emptyDraft(unit, vehicle.location_id))
  const [draft, setDraft] = useState<HandoverDraft>(initial)
  const discard = useStoredDraft({
    form: `handover.${organization.id}.${assignment.id}.${direction}`,
    values: { draft: draftText(draft) },
    changesOf: (values) => (draft === initial ? {} : values),
    restore: ({ draft: text = "" }) => setDraft((before) => draftIn(text) ?? before)
  })
  const change = (part: Partial<HandoverDraft>) => setDraft((before) => ({ ...before, ...part }))
  return { draft, change, discard, meter, kind, display, isEmpty: draft === initial }
}

/** The steps of a handover, from the reading to the review. */
export const useFlow = (props: FlowProps) => {
  const { organization, assignment, direction, vehicle } = props
  const { refresh } = useOrganizationRefresh(organization)
  const me = useMe()
  const entered = useHandoverDraft(props)
  const photos = usePhotos(organization)
  const [step, setStep] = useState<Step>("reading")
  const [hasMoved, setMoved] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [recorded, setRecorded] = useState<HandoverView>()
  useLeaveWarning([...photos.taken.values()].some(({ state }) => state === "uploading"))
  const isDoubted = problemOf(error).code === "reading_implausible"
  const { value, unit } = entered.draft
  // The step has named it.
  const isHigh =
    oddityOf(entered.meter, { value: dialNumber(value), unit, readAt: new Date(useNow()) })?.kind === "high"
  const send = async () => {
    await photos.finish()
    const sending = { assignmentId: assignment.id, direction, kind: entered.kind, at: new Date() }
    const handover = await api(RecordHandover, {
      params: { organizationId: organization.id, handoverId: entered.draft.id },
      body: bodyOf(entered.draft, { ...sending, confirm: isDoubted || isHigh })
    })
    entered.discard()
    await refresh()
    setRecorded(handover)
  }
  const submit = async () => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    await send().catch((failure: unknown) => {
      setError(failure)
      if (READING_PROBLEMS.includes(problemOf(failure).code)) setStep("reading")
    })
    setBusy(false)
  }
  const at = STEPS.indexOf(step)
  return {
    ...entered,
    photos,
    step,
    at,
    hasMoved,
    go: (by: 1 | -1) => {
      setStep(STEPS[at + by] ?? step)
      setMoved(true)
    },
    submit,
    busy,
    error,
    recorded,
    staffName: me?.full_name ?? "",
    names: { vehicle: vehicleName(vehicle), driver: assignment.driver.name }
  }
}

export type Flow = ReturnType<typeof useFlow>
