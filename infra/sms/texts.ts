import { Ids, RateLimits, Texts } from "#kernel"
import { Queue } from "#infra/jobs"
import { Secrets } from "#infra/secrets"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { takeAllowance } from "./allowance.ts"
import { encodeContent, PURPOSE, QUEUE } from "./sendText.ts"

/** Seals a text message into its job, in the open transaction. Nothing of it is stored elsewhere. */
export const textsLayer = ({ textsPerHour }: { readonly textsPerHour: number }) =>
  Layer.effect(
    Texts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const limits = yield* RateLimits
      const secrets = yield* Secrets
      const queue = yield* Queue
      const ids = yield* Ids
      return Texts.of({
        queue: Effect.fn("sms.queue")(
          function* ({ kind, to, text, expiresAt, isVerified }) {
            yield* takeAllowance(textsPerHour, isVerified)
            yield* queue.send(QUEUE, {
              textId: yield* ids.next,
              kind,
              sealed: secrets.seal(PURPOSE, encodeContent({ to, text })),
              expiresAt: expiresAt.toISOString()
            })
          },
          Effect.provideService(SqlClient.SqlClient, sql),
          Effect.provideService(RateLimits, limits)
        )
      })
    })
  )
