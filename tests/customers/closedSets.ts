import { CustomerType } from "#customers/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = { "customers.type": CustomerType.literals }
