import {
  CurrentActor,
  CurrentMember,
  type ImportNeeds,
  type ImportTarget,
  ImportTargets,
  type Member,
  now,
  type OrganizationId,
  publish,
  SessionId,
  transactional
} from "#kernel"
import { Memberships } from "#tenancy"
import { Effect, Option } from "effect"
import { ImportChanged } from "../contract/events.ts"
import type { ImportFault, ImportState } from "../contract/views.ts"
import { FAULTS } from "../domain/faults.ts"
import { type Import, Imports } from "../domain/Imports.ts"

/** Runs the work in a unit of work of a job in the organization, before it is known as whom it works. */
export const inJob =
  (organizationId: OrganizationId) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(transactional(work), CurrentActor, { _tag: "Job", name: "imports", organizationId })

/** Jobs have no session. */
const NO_SESSION = SessionId.make("00000000-0000-0000-0000-000000000000")

/** The member as whom an import is worked on, as they are now. */
const actingMember = Effect.fnUntraced(function* ({
  organization_id: organizationId,
  acting_id: userId
}: Import) {
  if (userId === null) return Option.none<Member>()
  const access = yield* Memberships.use((memberships) => memberships.enter(organizationId, userId))
  return Option.map(access, (stored): Member => ({
    _tag: "Member",
    userId,
    organizationId,
    sessionId: NO_SESSION,
    ...stored
  }))
})

/**
 * Works as the member who asked for it, in the open unit of work. If they have left or may no longer import, the import
 * fails. Returns whether nothing is left to do.
 */
export const asActingMember = Effect.fnUntraced(function* <A, R>(
  stored: Import,
  work: (target: ImportTarget<ImportNeeds>) => Effect.Effect<A, never, R>
) {
  const target = yield* ImportTargets.useSync((targets) => targets.get(stored.target))
  const member = Option.getOrUndefined(yield* actingMember(stored))
  const isPermitted =
    target !== undefined &&
    member !== undefined &&
    member.permissions.has("imports.run") &&
    member.permissions.has(target.permission)
  if (!isPermitted) {
    yield* failAs(stored, FAULTS.notPermitted)
    return Option.none<A>()
  }
  return yield* work(target).pipe(
    Effect.asSome,
    transactional,
    Effect.provideService(CurrentMember, member),
    Effect.provideService(CurrentActor, member)
  )
})

const failureOf = (state: ImportState): ImportState => {
  if (state === "reading") return "unreadable"
  if (state === "undoing") return "undo_failed"
  return state === "checking" ? "mapping" : "failed"
}

/** Ends the work on an import with a sentence; it can be continued, unless its file could not be read. */
export const failAs = Effect.fnUntraced(function* (
  { organization_id: organizationId, id, state }: Import,
  fault: ImportFault
) {
  const at = yield* now
  const change = { state: failureOf(state), fault }
  yield* Imports.use((imports) => imports.change(organizationId, id, change, at))
  yield* publish(new ImportChanged({ organizationId, importId: id }))
})
