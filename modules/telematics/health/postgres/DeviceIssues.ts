import { arrayText, done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { DeviceId } from "../../contract/ids.ts"
import { DeviceIssue, DeviceIssues } from "../domain/DeviceIssues.ts"

const issue = rowOf(DeviceIssue)
const issues = rowsOf(DeviceIssue)
const names = rowsOf(Schema.Struct({ id: DeviceId, name: Schema.String }))

export const DeviceIssuesLive = Layer.effect(
  DeviceIssues,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`id, device_id, vehicle_id, kind, opened_at, closed_at, snoozed_until, assigned_to`
    return DeviceIssues.of({
      open: (organizationId) =>
        issues(sql`
          select ${columns} from telematics.device_issues
          where organization_id = ${organizationId} and closed_at is null`),
      add: (organizationId, added, at) =>
        issues(sql`
          insert into telematics.device_issues (organization_id, id, device_id, vehicle_id, kind, opened_at, evidence,
            snoozed_until)
          select ${organizationId}, given.id, given.device_id, given.vehicle_id, given.kind, ${at}, given.evidence, (
              select case when last.snoozed_until > ${at} then last.snoozed_until end from telematics.device_issues last
              where last.organization_id = ${organizationId} and last.device_id = given.device_id and last.kind = given.kind
              order by last.opened_at desc limit 1)
          from unnest(
            ${arrayText(added.map(({ id }) => id))}::uuid[],
            ${arrayText(added.map(({ device_id }) => device_id))}::uuid[],
            ${arrayText(added.map(({ vehicle_id }) => vehicle_id))}::uuid[],
            ${arrayText(added.map(({ kind }) => kind))}::text[],
            ${arrayText(added.map(({ evidence }) => JSON.stringify(evidence)))}::jsonb[]
          ) as given (id, device_id, vehicle_id, kind, evidence)
          on conflict (organization_id, device_id, kind) where closed_at is null do nothing
          returning ${columns}`),
      close: (organizationId, ids, at) =>
        ids.length === 0
          ? Effect.void
          : done(sql`
              update telematics.device_issues set closed_at = ${at}
              where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[]) and closed_at is null`),
      lock: (organizationId, id) =>
        issue(sql`
          select ${columns} from telematics.device_issues
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      save: (organizationId, { id, snoozed_until, assigned_to }) =>
        done(sql`
          update telematics.device_issues set snoozed_until = ${snoozed_until}, assigned_to = ${assigned_to}
          where organization_id = ${organizationId} and id = ${id}`),
      namesOf: (organizationId, ids) =>
        Effect.map(
          names(sql`
            select id, name from telematics.devices
            where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`),
          (rows) => new Map(rows.map(({ id, name }) => [id, name]))
        )
    })
  })
)
