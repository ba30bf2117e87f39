import { done, rowOf, rowsOf } from "#infra/postgres"
import { hashToken, newUuidToken } from "#infra/secrets"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { MAX_LISTED_STICKERS } from "../../contract/stickers.ts"
import { Sticker, StickerPlace, Stickers } from "../domain/Stickers.ts"

const sticker = rowOf(Sticker)
const stickers = rowsOf(Sticker)
const place = rowOf(StickerPlace)

export const StickersLive = Layer.effect(
  Stickers,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`organization_id, id, vehicle_id, created_by, created_at, last_used_at, revoked_at`
    return Stickers.of({
      placeOf: (token) =>
        place(sql`
          select organization_id as "organizationId", vehicle_id as "vehicleId"
          from maintenance.sticker_by_token(${hashToken(token)})`),
      ofVehicle: (organizationId, vehicleId) =>
        stickers(sql`
          select ${columns} from maintenance.stickers
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId}
          order by created_at desc, id desc limit ${MAX_LISTED_STICKERS}`),
      add: Effect.fn("maintenance.addSticker")(function* (added) {
        const token = newUuidToken()
        yield* done(
          sql`insert into maintenance.stickers ${sql.insert({ ...added, token_hash: hashToken(token) })}`
        )
        return token
      }),
      lock: (organizationId, id) =>
        sticker(sql`
          select ${columns} from maintenance.stickers
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      use: ({ organizationId }, token, at) =>
        done(sql`
          update maintenance.stickers set last_used_at = ${at}
          where organization_id = ${organizationId} and token_hash = ${hashToken(token)}`),
      revoke: ({ organization_id, id }, at) =>
        done(sql`
          update maintenance.stickers set revoked_at = ${at}
          where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)
