import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { HandoverFacts, HandoverRow } from "../../contract/handoverViews.ts"
import { MAX_LISTED_DAMAGE } from "../../contract/handovers.ts"
import { Damage } from "../domain/damage.ts"
import { ChainedHandover, HandoverList } from "../queries/HandoverList.ts"

const rows = rowsOf(HandoverRow)
const chained = rowOf(ChainedHandover)
const facts = rowOf(HandoverFacts)
const damage = rowsOf(Damage)

export const HandoverListLive = Layer.effect(
  HandoverList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const factsOf = sql`h.id, h.direction, h.at, jsonb_build_object('id', d.id, 'name', d.name) as driver, h.reading,
      h.fuel_permille, h.charge_permille, h.keys, h.accessories`
    const withDriver = sql`fleet.handovers h
      join fleet.drivers d on d.organization_id = h.organization_id and d.id = h.driver_id`
    const correctedBy = sql`(
      select c.id from fleet.handovers c where c.organization_id = h.organization_id and c.corrects_id = h.id
    ) as corrected_by_id`
    return HandoverList.of({
      page: (organizationId, vehicleId, { after, limit }) =>
        rows(sql`
          select ${factsOf}, h.assignment_id, h.recorded_at, h.corrects_id, ${correctedBy},
            jsonb_array_length(jsonb_path_query_array(h.damage, '$[*] ? (@.state == "new")')) as new_damage,
            jsonb_array_length(h.photos) as photos, jsonb_array_length(h.signatures) as signatures
          from ${withDriver}
          where h.organization_id = ${organizationId} and h.vehicle_id = ${vehicleId}
            ${after === null ? sql`` : sql`and (h.at, h.id) < (${after.at}, ${after.id}::uuid)`}
          order by h.at desc, h.id desc limit ${limit + 1}`),
      find: (organizationId, id) =>
        chained(sql`
          select h.*, ${correctedBy}, jsonb_build_object('id', d.id, 'name', d.name) as driver,
            jsonb_build_object('id', v.id, 'name', coalesce(v.unit_number, v.plate, v.vin)) as vehicle,
            case when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name) end as location,
            h.content_hash = fleet.handover_hash(h, p.content_hash) as is_verified
          from ${withDriver}
          join fleet.vehicles v on v.organization_id = h.organization_id and v.id = h.vehicle_id
          left join fleet.locations l on l.organization_id = h.organization_id and l.id = h.location_id
          left join fleet.handovers p on p.organization_id = h.organization_id and p.id = h.previous_id
          where h.organization_id = ${organizationId} and h.id = ${id}`),
      before: ({ organization_id, vehicle_id, number, corrects_id }) =>
        facts(sql`
          select ${factsOf} from ${withDriver}
          where h.organization_id = ${organization_id} and h.vehicle_id = ${vehicle_id} and h.number < ${number}
            and h.id is distinct from ${corrects_id} and not exists (
              select from fleet.handovers c
              where c.organization_id = h.organization_id and c.corrects_id = h.id and c.number < ${number})
          order by h.number desc limit 1`),
      damage: (organizationId, vehicleId, states = ["new", "known"]) =>
        damage(sql`
          select * from fleet.damage
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and state = any(${states}::text[])
          order by found_at desc, id desc limit ${MAX_LISTED_DAMAGE}`)
    })
  })
)
