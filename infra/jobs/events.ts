import { type DomainEvent, EventId, Events, newId, now, Ids } from "#kernel"
import { afterCommit } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { OutboxSignal } from "./OutboxSignal.ts"
import { Queue } from "./Queue.ts"
import type { Job } from "./Job.ts"

const encodeData = (event: DomainEvent): unknown => {
  // Published events are instances of their schema class, which can encode them.
  const schema = event.constructor as unknown as Schema.Codec<unknown, unknown>
  return Schema.encodeUnknownSync(Schema.toCodecJson(schema))(event)
}

/** A PostgreSQL array; the driver would bind a list of strings as text[]. */
const uuidArray = (ids: ReadonlyArray<string> | undefined): string | null =>
  ids === undefined ? null : `{${ids.join(",")}}`

/**
 * Queues the reactions to an event, and writes it to the outbox, in the open transaction. `hasListeners`: false for events
 * of organizations that exist only from the commit on, so that no one listens to them and the outbox does without them.
 */
export const eventsLayer = (jobs: ReadonlyArray<Job<unknown>>, hasListeners = true) =>
  Layer.effect(
    Events,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const pg = yield* PgClient.PgClient
      const queue = yield* Queue
      const { raise } = yield* OutboxSignal
      const ids = yield* Ids
      const reactions = Map.groupBy(
        jobs.flatMap(({ name, events }) => events.map((event) => ({ name, event }))),
        ({ event }) => event
      )
      return Events.of({
        publish: Effect.fn("jobs.publish")(function* (event, audience) {
          const envelope = {
            id: yield* Effect.provideService(newId(EventId), Ids, ids),
            name: event._tag,
            organizationId: audience.organizationId ?? null,
            userId: audience.userId ?? null,
            occurredAt: yield* now,
            data: encodeData(event)
          }
          if (hasListeners)
            yield* Effect.orDie(
              sql`insert into app.outbox ${sql.insert({
                id: envelope.id,
                name: envelope.name,
                organization_id: envelope.organizationId,
                user_id: envelope.userId,
                only_for: uuidArray(audience.onlyFor),
                invalidates: event.invalidates.map((query) => query.name),
                data: pg.json(envelope.data),
                occurred_at: envelope.occurredAt
              })}`
            )
          for (const { name } of reactions.get(event._tag) ?? [])
            yield* Effect.provideService(
              queue.send(name, { ...envelope, occurredAt: envelope.occurredAt.toISOString() }),
              SqlClient.SqlClient,
              sql
            )
          if (hasListeners) yield* afterCommit(raise)
        })
      })
    })
  )
