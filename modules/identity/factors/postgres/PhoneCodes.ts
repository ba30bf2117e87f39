import { done, rowOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { FactorId } from "../../contract/index.ts"
import { type CodeRequest, PhoneCodes } from "../domain/PhoneCodes.ts"

const stored = rowOf(Schema.Struct({ mac: Schema.Uint8Array }))

/** The columns that bind a code to its request. */
const boundTo = (request: CodeRequest) =>
  "pending" in request
    ? { pending_sign_in: request.pending, session_id: null }
    : { pending_sign_in: null, session_id: request.session }

export const PhoneCodesLive = Layer.effect(
  PhoneCodes,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const ofRequest = (phone: FactorId, request: CodeRequest) => {
      const { pending_sign_in, session_id } = boundTo(request)
      return sql`factor_id = ${phone} and pending_sign_in is not distinct from ${pending_sign_in}
        and session_id is not distinct from ${session_id}`
    }
    return PhoneCodes.of({
      set: ({ phone, userId, request, mac, expiresAt }) =>
        done(sql`
          insert into identity.phone_codes ${sql.insert({
            factor_id: phone,
            user_id: userId,
            ...boundTo(request),
            mac,
            expires_at: expiresAt
          })}
          on conflict (factor_id, pending_sign_in, session_id)
          do update set mac = excluded.mac, expires_at = excluded.expires_at`),

      of: (phone, request, at) =>
        Effect.map(
          stored(sql`
            select mac from identity.phone_codes where ${ofRequest(phone, request)} and expires_at > ${at}`),
          Option.map(({ mac }) => mac)
        ),

      use: Effect.fnUntraced(function* (phone, request, at) {
        yield* sql`delete from identity.phone_codes where ${ofRequest(phone, request)}`
        yield* sql`update identity.factors set last_used_at = ${at} where id = ${phone}`
      }, Effect.orDie)
    })
  })
)
