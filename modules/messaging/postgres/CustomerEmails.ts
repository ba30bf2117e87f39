import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { CustomerEmail, CustomerEmails } from "../domain/CustomerEmails.ts"

const email = rowOf(CustomerEmail)
const emails = rowsOf(CustomerEmail)

export const CustomerEmailsLive = Layer.effect(
  CustomerEmails,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`organization_id, id, customer_id, user_id, client_id, recipient, subject, content, status,
      sent_at, delivered_at, fault`
    return CustomerEmails.of({
      add: (record) =>
        Effect.map(
          Effect.orDie(sql`
            insert into messaging.customer_emails ${sql.insert(record)}
            on conflict on constraint one_email_of_a_client_id do nothing returning id`),
          (rows) => rows.length === 1
        ),
      byClientId: (organizationId, userId, clientId) =>
        email(sql`
          select ${columns} from messaging.customer_emails
          where organization_id = ${organizationId} and user_id = ${userId} and client_id = ${clientId}`),
      page: (organizationId, customer, { after, limit }) =>
        emails(sql`
          select ${columns} from messaging.customer_emails
          where organization_id = ${organizationId}
            ${customer === undefined ? sql`` : sql`and customer_id = ${customer}`}
            ${after === null ? sql`` : sql`and (sent_at, id) < (${after.at}, ${after.id})`}
          order by sent_at desc, id desc limit ${limit + 1}`),
      deliver: (organizationId, id, at) =>
        email(sql`
          update messaging.customer_emails set delivered_at = ${at}
          where organization_id = ${organizationId} and id = ${id} and status = 'sent' and delivered_at is null
          returning ${columns}`),
      fail: (organizationId, id, fault) =>
        email(sql`
          update messaging.customer_emails set status = 'failed', fault = ${fault}
          where organization_id = ${organizationId} and id = ${id} and status = 'sent' and delivered_at is null
          returning ${columns}`)
    })
  })
)
