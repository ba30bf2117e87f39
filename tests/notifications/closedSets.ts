import { Channel } from "#kernel"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "choices.channel": Channel.literals,
  "deliveries.channel": ["email", "push"]
}
