import { MOST_EXPORTED, type OrganizationId, type PersonalData, type UserId } from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** What the person wrote and received. */
export const messagingPersonalData: PersonalData<SqlClient.SqlClient> = {
  within: Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      messages: jsonRows(
        sql,
        sql`
        select id, thread_id, subject, content, created_at, read_at,
          case when sender_id = ${userId} then 'sent' else 'received' end as direction,
          (select p.full_name from identity.profiles_of(
            array[case when sender_id = ${userId} then recipient_id else sender_id end]) p) as other_person
        from messaging.messages
        where organization_id = ${organizationId} and (sender_id = ${userId} or recipient_id = ${userId})
        order by created_at desc, id desc limit ${MOST_EXPORTED}`
      ),
      customer_emails: jsonRows(
        sql,
        sql`
        select recipient, subject, content, status, sent_at from messaging.customer_emails
        where organization_id = ${organizationId} and user_id = ${userId} order by sent_at desc, id desc limit ${MOST_EXPORTED}`
      )
    })
  })
}
