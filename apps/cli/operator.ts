import {
  AuditLog,
  type AuditRecord,
  type CurrentActor,
  type Mail,
  Mails,
  RateLimits,
  transactional
} from "#kernel"
import { Files } from "#infra/files"
import { Effect } from "effect"
import type { Context } from "effect"
import type { buildServices } from "../system/serve.ts"

type System = Effect.Success<ReturnType<typeof buildServices>>["system"]
type Provided<C> = C extends Context.Context<infer R> ? R : never

/** The services a command may use. */
export type OperatorNeeds = Provided<System> | CurrentActor

/** What a command did besides answering. */
export interface SideEffects {
  readonly mails: Array<Mail>
  readonly records: Array<AuditRecord>
}

/** Records the emails that are queued and the lines added to the audit log. */
export const recording = <A, E, R>(sideEffects: SideEffects, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const mails = yield* Mails
    const log = yield* AuditLog
    return yield* work.pipe(
      Effect.provideService(Mails, {
        queue: (mail) =>
          Effect.andThen(
            Effect.sync(() => sideEffects.mails.push(mail)),
            mails.queue(mail)
          ),
        queueFrom: (sender, what, mail) =>
          Effect.andThen(
            Effect.sync(() => sideEffects.mails.push(mail)),
            mails.queueFrom(sender, what, mail)
          )
      }),
      Effect.provideService(AuditLog, {
        ...log,
        record: (entry) =>
          Effect.andThen(
            Effect.sync(() => sideEffects.records.push(entry)),
            log.record(entry)
          )
      })
    )
  })

/** Runs the work in a transaction that is rolled back, without effects outside of the database. */
export const rolledBack = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const limits = yield* RateLimits
    const files = yield* Files
    const within = work.pipe(
      Effect.provideService(RateLimits, { ...limits, take: limits.check }),
      Effect.provideService(Files, { ...files, put: () => Effect.void, remove: () => Effect.void }),
      Effect.exit
    )
    return yield* Effect.flatten(Effect.flip(transactional(Effect.flatMap(within, Effect.fail))))
  })
