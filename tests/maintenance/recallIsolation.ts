import { type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

const campaign = {
  manufacturer: null,
  component: "Some component",
  system: "brakes",
  summary: null,
  remedy: null,
  reported_on: null,
  make: "Some make",
  model: null,
  year_from: null,
  year_to: null
}

const warranty = {
  scope: "corrosion",
  systems: [],
  covers: null,
  provider: "Some provider",
  reference: null,
  starts_on: "2026-03-04",
  until_date: null,
  until_m: null,
  until_s: null,
  note: null
}

const seen = () => ({ expected_version: 1 })

/** Different for everyone who creates one. */
let created = 0

/** A campaign, a recall of a vehicle and a warranty of it. */
export const seedRecalls = async (
  { app, base, owner: { access_token: token }, organizationId }: Victim,
  vehicleId: string
): Promise<Readonly<Record<string, string>>> => {
  const create = async (path: string, body: unknown): Promise<{ readonly id: string }> =>
    (await call(app, "POST", `${base}/${path}`, { token, body })).body
  const number = `${MARKER} ${(created += 1)}`
  const { id: campaignId } = await create("recall-campaigns", { ...campaign, number, component: MARKER })
  const { id: warrantyId } = await create(`vehicles/${vehicleId}/warranties`, {
    ...warranty,
    provider: MARKER,
    note: MARKER
  })
  // The reaction that opens recalls compares makes, which this vehicle has none of.
  const { rows } = await app.admin.query<{ id: string }>(
    `insert into maintenance.recalls (organization_id, id, campaign_id, vehicle_id, state, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, $3, 'open', now(), now()) returning id`,
    [organizationId, campaignId, vehicleId]
  )
  return { campaignId, warrantyId, recallId: rows[0]?.id ?? "" }
}

export const recallIsolation: Omit<IsolationSample, "seed"> = {
  bodies: {
    createCampaign: () => ({ ...campaign, number: "Some number" }),
    editCampaign: () => ({ expected_version: 1, component: "Other component" }),
    markRecallNotApplicable: () => ({ expected_version: 1, reason: "Some reason" }),
    reportRecallDone: () => ({ expected_version: 1, done_on: "2026-03-04", note: null }),
    reopenRecall: seen,
    createWarranty: () => warranty,
    editWarranty: () => ({ expected_version: 1, provider: "Other provider" })
  },
  queries: {},
  references: {}
}
