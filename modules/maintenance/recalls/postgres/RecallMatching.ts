import type { OrganizationId } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { RecallId } from "../../contract/ids.ts"
import {
  AnnouncedCampaign,
  Match,
  PublishedCampaign,
  type RecallableVehicle,
  RecallMatching
} from "../domain/RecallMatching.ts"

const published = rowsOf(PublishedCampaign)
const matches = rowsOf(Match)
const announced = rowsOf(AnnouncedCampaign)
const ids = rowsOf(Schema.Struct({ id: RecallId }))
const answers = rowsOf(Schema.Struct({ answer: Schema.Boolean }))

/** Vehicles as rows `v`; those that are no longer in the fleet are no one's concern. */
const rowsOfVehicles = (sql: SqlClient.SqlClient, vehicles: ReadonlyArray<RecallableVehicle>) => {
  const known = vehicles.filter(({ disposed }) => !disposed)
  return sql`
    (select given.id, app.folded(given.make) as make, app.folded(given.model) as model, given.model_year
    from unnest(${known.map(({ id }) => id)}::uuid[], ${known.map(({ make }) => make)}::text[],
      ${known.map(({ model }) => model)}::text[], ${known.map(({ model_year }) => model_year)}::smallint[])
      as given (id, make, model, model_year)) as v`
}

/** Whether campaign `c` concerns vehicle `v`. */
const concerns = (sql: SqlClient.SqlClient) => sql`(
  exists (
    select from maintenance.published_recalls p
    where p.make = v.make and p.model = v.model and p.model_year = v.model_year
      and app.folded(p.number) = app.folded(c.number))
  or c.source = 'manual' and app.folded(c.make) = v.make and (c.model is null or app.folded(c.model) = v.model)
    and (c.year_from is null or v.model_year >= c.year_from) and (c.year_to is null or v.model_year <= c.year_to))`

const searching = (sql: SqlClient.SqlClient) => ({
  isNeeded: (organizationId: OrganizationId) =>
    Effect.map(
      answers(sql`
        select exists (select from maintenance.published_recalls)
          or exists (select from maintenance.campaigns c where c.organization_id = ${organizationId}) as answer`),
      (rows) => rows.some(({ answer }) => answer)
    ),
  published: (organizationId: OrganizationId, vehicles: ReadonlyArray<RecallableVehicle>) =>
    published(sql`
      select distinct on (p.number) p.number, p.manufacturer, p.component, p.system, p.summary, p.remedy,
        p.reported_on::text as reported_on
      from ${rowsOfVehicles(sql, vehicles)}
      join maintenance.published_recalls p on p.make = v.make and p.model = v.model and p.model_year = v.model_year
      where not exists (
        select from maintenance.campaigns c
        where c.organization_id = ${organizationId} and app.folded(c.number) = app.folded(p.number))
      order by p.number`),
  unmatched: (organizationId: OrganizationId, vehicles: ReadonlyArray<RecallableVehicle>) =>
    matches(sql`
      select c.id as campaign_id, v.id as vehicle_id, c.number, c.component
      from ${rowsOfVehicles(sql, vehicles)}
      join maintenance.campaigns c on c.organization_id = ${organizationId} and c.archived_at is null
      where ${concerns(sql)} and not exists (
        select from maintenance.recalls r
        where r.organization_id = ${organizationId} and r.campaign_id = c.id and r.vehicle_id = v.id)
      order by v.id, c.id`)
})

export const RecallMatchingLive = Layer.effect(
  RecallMatching,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return RecallMatching.of({
      ...searching(sql),
      addCampaigns: (campaigns) =>
        sql`
          insert into maintenance.campaigns (organization_id, id, source, number, manufacturer, component, system, summary,
            remedy, reported_on, created_at, updated_at)
          select given.* from jsonb_to_recordset(${pg.json(campaigns)}) as given (organization_id uuid, id uuid, source text,
            number text, manufacturer text, component text, system text, summary text, remedy text, reported_on date,
            created_at timestamptz, updated_at timestamptz)
          on conflict do nothing`.pipe(Effect.asVoid, Effect.orDie),
      renew: (organizationId, at) =>
        sql`
          update maintenance.campaigns c set manufacturer = p.manufacturer, component = p.component, system = p.system,
            summary = p.summary, remedy = p.remedy, reported_on = p.reported_on, updated_at = ${at}, version = c.version + 1
          from (
            select distinct on (number) * from maintenance.published_recalls order by number, make, model, model_year) p
          where c.organization_id = ${organizationId} and c.source = 'published' and c.number = p.number
            and (c.manufacturer, c.component, c.system, c.summary, c.remedy, c.reported_on) is distinct from
              (p.manufacturer, p.component, p.system, p.summary, p.remedy, p.reported_on)
          returning c.id`.pipe(
          Effect.map((rows) => rows.length > 0),
          Effect.orDie
        ),
      add: (organizationId, added, at) =>
        Effect.map(
          ids(sql`
          insert into maintenance.recalls (organization_id, id, campaign_id, vehicle_id, state, created_at, updated_at)
          select ${organizationId}::uuid, m.id, m.campaign_id, m.vehicle_id, 'open', ${at}::timestamptz, ${at}::timestamptz
          from unnest(${added.map(({ id }) => id)}::uuid[], ${added.map(({ campaign_id }) => campaign_id)}::uuid[],
            ${added.map(({ vehicle_id }) => vehicle_id)}::uuid[]) as m (id, campaign_id, vehicle_id)
          on conflict do nothing returning id`),
          (rows) => rows.map(({ id }) => id)
        ),
      withdraw: (organizationId, vehicles) =>
        sql`
          delete from maintenance.recalls r using ${rowsOfVehicles(sql, vehicles)}, maintenance.campaigns c
          where r.organization_id = ${organizationId} and r.vehicle_id = v.id and r.state = 'open'
            and c.organization_id = ${organizationId} and c.id = r.campaign_id and ${concerns(sql)} is not true
            and not exists (
              select from maintenance.work_order_lines l
              where l.organization_id = ${organizationId} and l.recall_id = r.id)
          returning r.id`.pipe(
          Effect.map((rows) => rows.length > 0),
          Effect.orDie
        ),
      announce: (organizationId, at) =>
        announced(sql`
          update maintenance.campaigns c set announced_at = ${at}
          from (
            select r.campaign_id, count(*)::int as vehicles from maintenance.recalls r
            where r.organization_id = ${organizationId} and r.state = 'open' group by r.campaign_id) r
          where c.organization_id = ${organizationId} and c.id = r.campaign_id and c.announced_at is null
          returning c.id, c.number, c.component, r.vehicles`)
    })
  })
)
