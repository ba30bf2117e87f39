import type { FleetNumbers } from "#fleet/contract"
import { SAMPLE_NUMBERS } from "../../../apps/web/landing/sampleNumbers.ts"

/** The numbers of an organization without vehicles. */
export const NO_VEHICLES: FleetNumbers = {
  vehicles: 0,
  in_service: 0,
  standby: 0,
  preparing: 0,
  received: 0,
  ordered: 0,
  for_sale: 0,
  available: 0,
  out: 0,
  blocked: 0,
  due_today: 0,
  overdue: 0,
  grounded: 0,
  unassigned: 0,
  stale: 0,
  documents_expired: 0,
  documents_expiring: 0,
  documents_missing: 0
}

/** The numbers of a fleet with something to see to. */
export const SOME_VEHICLES: FleetNumbers = { ...SAMPLE_NUMBERS, grounded: 1, stale: 0 }
