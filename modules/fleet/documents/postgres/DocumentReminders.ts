import { done, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { DocumentReminders, DueDocument, Reminder } from "../domain/Documents.ts"

const due = rowsOf(DueDocument)
const reminders = rowsOf(Reminder)

export const DocumentRemindersLive = Layer.effect(
  DocumentReminders,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return DocumentReminders.of({
      lockDue: (by, after, most) =>
        due(sql`
          select d.organization_id, d.id, d.vehicle_id, d.type, d.lead_days, d.expires_on::text as expires_on,
            d.remind_on::text as remind_on, l.time_zone
          from fleet.documents d
          join fleet.vehicles v on v.organization_id = d.organization_id and v.id = d.vehicle_id
          left join fleet.locations l on l.organization_id = v.organization_id and l.id = v.location_id
          where d.remind_on <= ${by}::date and not v.disposed
            ${after === undefined ? sql`` : sql`and (d.organization_id, d.id) > (${after.organization_id}::uuid, ${after.id}::uuid)`}
          order by d.organization_id, d.id limit ${most} for no key update of d skip locked`),
      send: (sent, at) =>
        reminders(sql`
          insert into fleet.document_reminders (organization_id, document_id, expires_on, lead_days, sent_at)
          select organization_id, document_id, expires_on, lead_days, ${at}
          from jsonb_to_recordset(${pg.json(sent)}) as given (organization_id uuid, document_id uuid, expires_on date,
            lead_days smallint)
          on conflict do nothing returning organization_id, document_id, expires_on::text as expires_on, lead_days`),
      schedule: (documents) =>
        done(sql`
          update fleet.documents d set remind_on = given.remind_on
          from jsonb_to_recordset(${pg.json(documents)}) as given (organization_id uuid, id uuid, remind_on date)
          where d.organization_id = given.organization_id and d.id = given.id`)
    })
  })
)
