import { ImportState } from "#imports/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = { "imports.state": ImportState.literals }
