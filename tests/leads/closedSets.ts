import { Locale } from "#identity/contract"
import { BusinessType, FleetSize, LeadStatus } from "#leads/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "leads.status": LeadStatus.literals,
  "leads.business_type": BusinessType.literals,
  "leads.fleet_size": FleetSize.literals,
  "leads.locale": Locale.literals
}
