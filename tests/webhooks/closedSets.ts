import { AttemptOutcome, DeliveryStatus, DisabledReason } from "#webhooks/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "attempts.outcome": AttemptOutcome.literals,
  "deliveries.status": DeliveryStatus.literals,
  "endpoints.disabled_reason": DisabledReason.literals
}
