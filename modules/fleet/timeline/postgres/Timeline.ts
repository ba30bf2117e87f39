import { type PageRequest, UserId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { FleetActivity, TimelineEntry } from "../../contract/timeline.ts"
import { Timeline } from "../queries/Timeline.ts"

const byUser = { user_id: Schema.NullOr(UserId) }
const entries = rowsOf(Schema.Struct({ ...Struct.omit(TimelineEntry.fields, ["actor"]), ...byUser }))
const activities = rowsOf(Schema.Struct({ ...Struct.omit(FleetActivity.fields, ["actor"]), ...byUser }))

export const TimelineLive = Layer.effect(
  Timeline,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const older = ({ after }: PageRequest) =>
      after === null ? sql`` : sql`and (at, id) < (${after.at}, ${after.id}::uuid)`
    return Timeline.of({
      page: (organizationId, vehicleId, page) =>
        entries(sql`
          select id, at, kind, user_id, details from fleet.timeline
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} ${older(page)}
          order by at desc, id desc limit ${page.limit + 1}`),
      ofFleet: (organizationId, page) =>
        activities(sql`
          select t.id, t.at, t.kind, t.user_id, t.details,
            jsonb_build_object('id', v.id, 'unit_number', v.unit_number, 'plate', v.plate, 'vin', v.vin) as vehicle
          from (
            select * from fleet.timeline
            where organization_id = ${organizationId} ${older(page)}
            order by at desc, id desc limit ${page.limit + 1}
          ) t
          join fleet.vehicles v on v.organization_id = t.organization_id and v.id = t.vehicle_id
          order by t.at desc, t.id desc`)
    })
  })
)
