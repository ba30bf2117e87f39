import { type IdOf, type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

const during = "2026-01-01T00:00:00Z..2026-02-01T00:00:00Z"
const period = { from: "2150-05-01T08:00:00Z", to: "2150-05-01T09:00:00Z" }
const week = [{ opens: 421, closes: 1021 }, null, null, null, null, null, null]

const accepted = (idOf: IdOf, changes: Readonly<Record<string, unknown>> = {}) => ({
  vehicle_id: idOf("servicedVehicleId"),
  occurrence_ids: [],
  defect_ids: [],
  bay_id: null,
  technician_id: null,
  ...period,
  ...changes
})

const dismissed = (idOf: IdOf, occurrence_ids: ReadonlyArray<string>, defect_ids: ReadonlyArray<string>) => ({
  vehicle_id: idOf("servicedVehicleId"),
  occurrence_ids,
  defect_ids
})

interface Created {
  readonly id: string
}

/** Different for everyone who creates one. */
let created = 0

/** A bay. */
export const seedPlanning = async ({
  app,
  base,
  owner: { access_token: token }
}: Victim): Promise<Readonly<Record<string, string>>> => {
  const body = { name: `${MARKER} ${(created += 1)}` }
  const bay: Created = (await call(app, "POST", `${base}/bays`, { token, body })).body
  return { bayId: bay.id }
}

export const planningIsolation: Omit<IsolationSample, "seed"> = {
  bodies: {
    createBay: () => ({ name: "Some bay" }),
    renameBay: () => ({ name: "Other bay", expected_version: 1 }),
    setWorkingHours: () => ({ week }),
    acceptServiceProposal: (idOf) => accepted(idOf, { occurrence_ids: [idOf("occurrenceId")] }),
    dismissServiceProposal: (idOf) => dismissed(idOf, [], []),
    restoreServiceProposal: (idOf) => ({ vehicle_id: idOf("servicedVehicleId") })
  },
  queries: { getPlanningBoard: `?during=${during}` },
  references: {
    acceptServiceProposal: (idOf) =>
      accepted(idOf, {
        occurrence_ids: [idOf("occurrenceId")],
        defect_ids: [idOf("freeDefectId")],
        bay_id: idOf("bayId"),
        technician_id: idOf("colleagueId")
      }),
    dismissServiceProposal: (idOf) => dismissed(idOf, [idOf("occurrenceId")], [idOf("freeDefectId")]),
    scheduleWorkOrder: (idOf) => ({
      expected_version: 1,
      ...period,
      bay_id: idOf("bayId"),
      assigned_to: idOf("colleagueId")
    })
  }
}
