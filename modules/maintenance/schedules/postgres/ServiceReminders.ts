import { OrganizationId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ServiceToRemindOf, ServiceReminders } from "../domain/Occurrences.ts"

const organizations = rowsOf(Schema.Struct({ organization_id: OrganizationId }))
const due = rowsOf(ServiceToRemindOf)

const idsOf = (rows: ReadonlyArray<{ readonly organization_id: OrganizationId }>) =>
  rows.map(({ organization_id }) => organization_id)

export const ServiceRemindersLive = Layer.effect(
  ServiceReminders,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return ServiceReminders.of({
      waiting: Effect.map(
        organizations(sql`
          select distinct organization_id from maintenance.occurrences
          where is_open and urgency > reminded order by organization_id`),
        idsOf
      ),
      // What changes at this moment is sent an hour later, so that neither waits for the other.
      send: (organizationId) =>
        due(sql`
          with waiting as (
            select w.id from maintenance.occurrences w
            where w.organization_id = ${organizationId} and w.is_open and w.urgency > w.reminded
            order by w.id for no key update skip locked)
          update maintenance.occurrences o set reminded = o.urgency
          from waiting, maintenance.tasks t
          where o.organization_id = ${organizationId} and o.id = waiting.id
            and t.organization_id = o.organization_id and t.id = o.task_id
          returning o.organization_id, o.id, o.vehicle_id, t.name as task, o.state`)
    })
  })
)
