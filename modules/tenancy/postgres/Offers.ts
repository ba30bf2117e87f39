import { hashToken } from "#infra/secrets"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Offer, Offers } from "../domain/Invitations.ts"

const offer = rowOf(Offer)
const offers = rowsOf(Offer)

export const OffersLive = Layer.effect(
  Offers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return Offers.of({
      byToken: (token) => offer(sql`select * from tenancy.offer_by_token(${hashToken(token)})`),
      to: (email, at) =>
        offers(sql`
          select * from tenancy.offers_to(${email})
          where status = 'pending' and expires_at > ${at}
          order by created_at desc, id desc limit 100`),
      find: (email, id) => offer(sql`select * from tenancy.offers_to(${email}) where id = ${id}`),
      refreshed: ({ organization_id, id }) =>
        offer(sql`select * from tenancy.offers where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)
