import { type AuditRecord, changeBy, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { ProgramChanged } from "../../contract/events/services.ts"
import type { ProgramId } from "../../contract/ids.ts"
import type { ProgramItemFields } from "../../contract/programViews.ts"
import { Programs, type StoredProgram } from "../domain/Programs.ts"
import { refusalOfItems } from "../domain/rules.ts"

/** Loads a program and locks it until the unit of work ends. */
export const lockedProgram = (organizationId: OrganizationId, id: ProgramId) =>
  Programs.use((programs) => programs.lock(organizationId, id)).pipe(orNotFound("service program"))

/** Replaces the tasks of a program. */
export const replaceItems = Effect.fnUntraced(function* (
  program: StoredProgram,
  items: ReadonlyArray<ProgramItemFields>
) {
  const refusal = refusalOfItems(items)
  if (refusal) return yield* refusal
  yield* Programs.use((programs) => programs.saveItems(program, items))
})

/** Publishes and records a change. Vehicles get or lose the services in a reaction. */
export const announceProgram = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: programId, name: subject }: StoredProgram,
  action: AuditRecord["action"]
) {
  yield* publish(new ProgramChanged({ organizationId, programId, change: changeBy(action) }))
  yield* record({ action, organizationId, subject })
})

/** A program as its page shows it. */
export const programView = ({ organization_id, id }: StoredProgram) =>
  Programs.use((programs) => programs.view(organization_id, id)).pipe(orNotFound("service program"))
