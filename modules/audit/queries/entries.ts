import { type Cursor, OrganizationId, UserId } from "#kernel"
import { Profiles } from "#identity"
import { Context, Effect, Schema, Struct } from "effect"
import { AuditEntry } from "../contract/index.ts"

export const PAGE = 50

/** An entry as stored, with people by id. */
export const Entry = Schema.Struct({
  ...Struct.omit(AuditEntry.fields, ["actor_name", "redacted"]),
  organization_id: Schema.NullOr(OrganizationId),
  actor_id: Schema.NullOr(UserId),
  actor_label: Schema.NullOr(Schema.String)
})
export type Entry = typeof Entry.Type

/** Reads the audit log, newest first, up to `limit` entries after a position. */
export class Entries extends Context.Service<
  Entries,
  {
    readonly ofOrganization: (
      id: OrganizationId,
      after: Cursor | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Entry>>
    /** What the person did, and what others did to them, without the others' network addresses. */
    readonly ofPerson: (
      id: UserId,
      after: Cursor | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Entry>>
  }
>()("audit/Entries") {}

/** Adds the actors' names; erased people have none. */
export const withNames = Effect.fnUntraced(function* (
  entries: ReadonlyArray<Entry & Pick<AuditEntry, "redacted">>
) {
  const ids = [...new Set(entries.flatMap(({ actor_id }) => (actor_id === null ? [] : [actor_id])))]
  const people = yield* Profiles.use((profiles) => profiles.byIds(ids))
  return entries.map((entry) => ({
    ...Struct.omit(entry, ["actor_label", "organization_id"]),
    actor_name: (entry.actor_id && people.get(entry.actor_id)?.full_name) ?? entry.actor_label
  }))
})
