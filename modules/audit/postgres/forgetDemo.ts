import { done } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export interface Erased {
  readonly organizations: ReadonlyArray<string>
  readonly people: ReadonlyArray<string>
  readonly leads: ReadonlyArray<string>
}

/**
 * Deletes the audit log entries of the demo's organizations, people and leads. In the logs of other organizations the
 * entries stay, without the person. Runs as the owner of the log, inside a transaction.
 */
export const forgetDemoEntries = Effect.fnUntraced(function* ({ organizations, people, leads }: Erased) {
  const sql = yield* SqlClient.SqlClient
  yield* done(sql`select set_config('audit.erasing', 'yes', true)`)
  yield* done(sql`
    delete from audit.entries
    where organization_id = any(${organizations}::uuid[])
      or organization_id is null and (
        actor_id = any(${people}::uuid[]) or user_id = any(${people}::uuid[])
        or details ->> 'lead' = any(${leads}::text[])
      )`)
  yield* done(sql`
    update audit.entries set
      subject = case when user_id = any(${people}::uuid[]) then null else subject end,
      actor_id = case when actor_id = any(${people}::uuid[]) then null else actor_id end,
      user_id = case when user_id = any(${people}::uuid[]) then null else user_id end
    where actor_id = any(${people}::uuid[]) or user_id = any(${people}::uuid[])`)
  yield* done(sql`select set_config('audit.erasing', '', true)`)
})
