import type { FleetNumbers } from "#fleet/contract"

/** The made-up fleet of the sample dashboard. */
export const SAMPLE_NUMBERS: FleetNumbers = {
  vehicles: 148,
  in_service: 131,
  standby: 9,
  preparing: 5,
  received: 0,
  ordered: 0,
  for_sale: 3,
  available: 61,
  out: 64,
  blocked: 6,
  due_today: 9,
  overdue: 2,
  grounded: 2,
  documents_expired: 0,
  documents_missing: 0,
  documents_expiring: 4,
  stale: 5,
  unassigned: 12
}
