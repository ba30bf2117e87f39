import { CurrentMember, now, publish, transactional } from "#kernel"
import { Effect } from "effect"
import { ImportMovedOn } from "../contract/errors.ts"
import { ImportChanged } from "../contract/events.ts"
import type { ImportId } from "../contract/ids.ts"
import type { ImportPlan } from "../contract/views.ts"
import { headerKey } from "../domain/columns.ts"
import { Imports } from "../domain/Imports.ts"
import { Rows } from "../domain/Rows.ts"
import { mayMap, NO_COUNTS, refusalOfPlan } from "../domain/rules.ts"
import { lockedImport } from "./oneImport.ts"

/** Sets the field of each column and remembers it for files with the same header; a job then checks every row. */
export const mapImport = Effect.fn("imports.mapImport")(function* (id: ImportId, plan: ImportPlan) {
  const { stored, target } = yield* lockedImport(id)
  if (!mayMap(stored.state)) return yield* new ImportMovedOn()
  const refusal = refusalOfPlan(plan, stored.columns.length, yield* target.fields, target.keys)
  if (refusal) return yield* refusal
  const { organization_id: organizationId, columns } = stored
  const rows = stored.rows + Number(stored.plan?.has_header ?? false) - Number(plan.has_header)
  const { userId } = yield* CurrentMember
  const imports = yield* Imports
  const at = yield* now
  const checking = {
    state: "checking",
    plan,
    next_batch: 0,
    done: 0,
    rows,
    acting_id: userId,
    ...NO_COUNTS
  } as const
  yield* imports.change(organizationId, id, checking, at)
  yield* Rows.use((rows) => rows.forgetOutcomes(organizationId, id))
  if (plan.has_header) {
    const header = headerKey(columns.map((column) => column.header))
    yield* imports.rememberPlan(organizationId, stored.target, header, plan, at)
  }
  yield* publish(new ImportChanged({ organizationId, importId: id }))
}, transactional)
