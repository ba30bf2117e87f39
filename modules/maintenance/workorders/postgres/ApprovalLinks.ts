import { done, rowOf, rowsOf } from "#infra/postgres"
import { hashToken, newUuidToken } from "#infra/secrets"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { MAX_LISTED_LINKS } from "../../contract/approvalLinks.ts"
import { ApprovalLink, ApprovalLinks, LinkPlace } from "../domain/ApprovalLinks.ts"

const link = rowOf(ApprovalLink)
const links = rowsOf(ApprovalLink)
const place = rowOf(LinkPlace)

export const ApprovalLinksLive = Layer.effect(
  ApprovalLinks,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = sql`organization_id, id, work_order_id, recipient_name, recipient_email, estimate, requested_at, created_by,
      created_at, expires_at, revoked_at, decision, decided_by_name, decision_note, decided_at`
    return ApprovalLinks.of({
      placeOf: (token) =>
        place(sql`
          select organization_id as "organizationId", id
          from maintenance.approval_link_by_token(${hashToken(token)})`),
      find: ({ organizationId, id }) =>
        link(sql`
          select ${columns} from maintenance.approval_links
          where organization_id = ${organizationId} and id = ${id}`),
      lockLink: ({ organizationId, id }) =>
        link(sql`
          select ${columns} from maintenance.approval_links
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      ofOrder: (organizationId, workOrderId) =>
        links(sql`
          select ${columns} from maintenance.approval_links
          where organization_id = ${organizationId} and work_order_id = ${workOrderId}
          order by created_at desc, id desc limit ${MAX_LISTED_LINKS}`),
      add: Effect.fn("maintenance.addApprovalLink")(function* ({ estimate, ...added }) {
        const token = newUuidToken()
        const row = { ...added, estimate: pg.json(estimate), token_hash: hashToken(token) }
        yield* done(sql`insert into maintenance.approval_links ${sql.insert(row)}`)
        return token
      }),
      revoke: ({ organization_id, id }, at) =>
        done(sql`
          update maintenance.approval_links set revoked_at = ${at}
          where organization_id = ${organization_id} and id = ${id}`),
      decide: ({ organization_id, id, decision, decided_by_name, decision_note, decided_at }) =>
        done(sql`
          update maintenance.approval_links
          set ${sql.update({ decision, decided_by_name, decision_note, decided_at })}
          where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)
