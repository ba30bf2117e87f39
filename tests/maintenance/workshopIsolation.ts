import { randomUUID } from "node:crypto"
import { type IdOf, type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

const defect = {
  title: MARKER,
  system: "brakes",
  severity: "minor",
  blocking: false,
  source: "driver",
  note: MARKER,
  photos: []
}

const line = { title: MARKER, complaint: MARKER, cause: MARKER, correction: MARKER, other_minor: 7741 }

const during = "2026-01-01T00:00:00Z..2026-02-01T00:00:00Z"
const seen = () => ({ expected_version: 1 })
const reasoned = () => ({ expected_version: 1, reason: "Some reason" })
const downtime = { cause: "admin", planned: true, from: "2026-03-04T08:00:00Z", until: null, note: null }
const usedPart = (idOf: IdOf) => ({ part_id: idOf("partId"), quantity: 1 })

interface Created {
  readonly id: string
  readonly link: { readonly id: string }
  readonly items: ReadonlyArray<{
    readonly id: string
    readonly labor: ReadonlyArray<{ readonly id: string }>
  }>
}

/** A work order with lines and labor, and downtime, of a vehicle that has a service. */
export const seedWorkshop = async (
  { app, base, owner: { access_token: token } }: Victim,
  vehicle_id: string
): Promise<Readonly<Record<string, string>>> => {
  const create = async (path: string, body: unknown, method = "POST"): Promise<Created> =>
    (await call(app, method, `${base}/${path}`, { token, body })).body
  const report = async () => (await create(`defects/${randomUUID()}`, { ...defect, vehicle_id }, "PUT")).id
  const lines = [line, { defect_id: await report() }]
  const fields = { title: MARKER, notes: MARKER, invoice_ref: MARKER, kind: "corrective", lines }
  const order = await create("work-orders", { ...fields, vehicle_id })
  const { id: begunId } = await create("work-orders", { ...fields, lines: [line], vehicle_id })
  const begun = await create(`work-orders/${begunId}/start`, { ...seen(), without_hold: true }, "PUT")
  const lineId = begun.items[0]?.id ?? ""
  const worked = await create(`work-order-lines/${lineId}/labor`, { minutes: 77 })
  const sent = await create("work-orders", { ...fields, lines: [line], vehicle_id })
  const recipient = { expected_version: 1, name: MARKER, email: "lessor@example.com" }
  const { link } = await create(`work-orders/${sent.id}/approval-links`, recipient)
  const { id: downtimeId } = await create(`vehicles/${vehicle_id}/downtime`, { ...downtime, note: MARKER })
  return {
    freeDefectId: await report(),
    workOrderId: order.id,
    lineId,
    laborId: worked.items[0]?.labor[0]?.id ?? "",
    approvalLinkId: link.id,
    downtimeId
  }
}

export const workshopIsolation: Omit<IsolationSample, "seed"> = {
  bodies: {
    openWorkOrder: (idOf) => ({
      vehicle_id: idOf("servicedVehicleId"),
      kind: "corrective",
      title: "Some work"
    }),
    editWorkOrder: () => ({ expected_version: 1, title: "Other work" }),
    emailWorkOrder: () => ({ to: "garage@example.com" }),
    assignWorkOrder: () => ({ expected_version: 1, assigned_to: null }),
    requestApproval: seen,
    approveWorkOrder: () => ({ expected_version: 1, amount_minor: 1 }),
    rejectWorkOrder: reasoned,
    withdrawApproval: seen,
    sendApprovalLink: () => ({ expected_version: 1, name: "Some lessor", email: "lessor@example.com" }),
    previewEstimate: () => ({ token: "unknown" }),
    decideEstimate: () => ({ token: "unknown", outcome: "approved", name: "Some lessor", note: null }),
    scheduleWorkOrder: () => ({
      expected_version: 1,
      from: "2150-04-01T08:00:00Z",
      to: "2150-04-02T08:00:00Z"
    }),
    unscheduleWorkOrder: seen,
    startWork: seen,
    pauseWork: () => ({ expected_version: 1, waiting_for: "parts" }),
    resumeWork: seen,
    checkQuality: seen,
    closeWorkOrder: seen,
    reopenWorkOrder: reasoned,
    cancelWorkOrder: reasoned,
    restoreWorkOrder: seen,
    addLine: () => ({ title: "Some line" }),
    editLine: () => ({ expected_version: 1, title: "Other line" }),
    completeLine: seen,
    reopenLine: seen,
    startTimer: () => ({}),
    recordLabor: () => ({ minutes: 30 }),
    issuePart: usedPart,
    returnPart: usedPart,
    setWorkshopSettings: () => ({ approval_from_minor: null, rate_minor: 7741, tax_bp: 700 }),
    addDowntime: () => downtime,
    editDowntime: () => ({ expected_version: 1, cause: "recon" }),
    endDowntime: () => ({})
  },
  queries: {
    listWorkshopSchedule: `?during=${during}`,
    getDowntimeSummary: `?during=${during}`
  },
  references: {
    openWorkOrder: (idOf) => ({
      vehicle_id: idOf("servicedVehicleId"),
      kind: "corrective",
      title: "Work with references",
      vendor_id: idOf("vendorId"),
      assigned_to: idOf("colleagueId"),
      lines: [
        {
          occurrence_id: idOf("occurrenceId"),
          defect_id: idOf("freeDefectId"),
          recall_id: idOf("recallId")
        }
      ]
    }),
    editWorkOrder: (idOf) => ({ expected_version: 1, vendor_id: idOf("vendorId") }),
    assignWorkOrder: (idOf) => ({ expected_version: 1, assigned_to: idOf("colleagueId") }),
    addLine: (idOf) => ({
      occurrence_id: idOf("occurrenceId"),
      defect_id: idOf("freeDefectId"),
      recall_id: idOf("recallId")
    })
  }
}
