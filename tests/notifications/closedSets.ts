import { Channel, NotificationKind } from "#notifications/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "notifications.kind": NotificationKind.literals,
  "choices.kind": NotificationKind.literals,
  "choices.channel": Channel.literals,
  "deliveries.channel": ["email", "push"]
}
