import type { Actor } from "#kernel"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

const kinds: Readonly<Record<Actor["_tag"], true>> = {
  Anonymous: true,
  Person: true,
  Member: true,
  Job: true,
  Operator: true
}

export const closedSets: ClosedSets = {
  "entries.actor_kind": Object.keys(kinds)
}
