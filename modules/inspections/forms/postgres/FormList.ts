import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { FormRow, FormView } from "../../contract/formViews.ts"
import { FormList, StoredVersion, StoredVersionRow } from "../queries/FormList.ts"

const published = Schema.toCodecJson(FormRow.fields.published)
const rows = rowsOf(Schema.Struct({ ...FormRow.fields, published }))
const form = rowOf(Schema.Struct({ ...FormView.fields, published }))
const versionRows = rowsOf(StoredVersionRow)
const version = rowOf(StoredVersion)
const versions = rowsOf(StoredVersion)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

const MAX_ROWS = 1000
const MAX_VERSIONS = 200

export const FormListLive = Layer.effect(
  FormList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`f.organization_id, f.id, f.name, f.use, f.jurisdiction, f.retention_months, f.version, f.archived_at,
      f.created_at, f.updated_at, jsonb_array_length(jsonb_path_query_array(f.draft, '$[*].items[*]')) as items,
      case when v.n is not null then jsonb_build_object('n', v.n, 'at', v.published_at) end as published,
      (v.name, v.sections) is distinct from (f.name, f.draft) as is_changed`
    const withLatest = sql`inspections.forms f
      left join inspections.form_versions v on v.organization_id = f.organization_id and v.form_id = f.id and v.n = f.published`
    const versionColumns = sql`v.form_id, v.n, v.name, v.items, v.published_at, v.published_by, v.hash`
    const withForm = sql`inspections.form_versions v
      join inspections.forms f on f.organization_id = v.organization_id and f.id = v.form_id`
    return FormList.of({
      all: (organizationId) =>
        rows(sql`
          select ${columns} from ${withLatest} where f.organization_id = ${organizationId}
          order by f.archived_at is not null, app.folded(f.name) collate "C", f.id limit ${MAX_ROWS}`),
      find: (organizationId, id) =>
        form(sql`
          select ${columns}, f.draft as sections from ${withLatest}
          where f.organization_id = ${organizationId} and f.id = ${id}`),
      versions: (organizationId, id) =>
        versionRows(sql`
          select ${versionColumns} from inspections.form_versions v
          where v.organization_id = ${organizationId} and v.form_id = ${id} order by v.n desc limit ${MAX_VERSIONS}`),
      version: (organizationId, id, n) =>
        version(sql`
          select ${versionColumns}, f.use, f.jurisdiction, v.sections from ${withForm}
          where v.organization_id = ${organizationId} and v.form_id = ${id} and v.n = ${n}`),
      latest: (organizationId, items) =>
        versions(sql`
          with latest as (
            select v.form_id, v.n, app.folded(v.name) collate "C" as name_key,
              sum(v.items) over (order by app.folded(v.name) collate "C", v.form_id) as items
            from ${withForm}
            where f.organization_id = ${organizationId} and f.archived_at is null and v.n = f.published
          )
          select ${versionColumns}, f.use, f.jurisdiction, v.sections from ${withForm}
          join latest l on l.form_id = v.form_id and l.n = v.n and l.items <= ${items}
          where v.organization_id = ${organizationId} order by l.name_key, v.form_id`),
      countPublished: (organizationId) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from inspections.forms f
            where f.organization_id = ${organizationId} and f.archived_at is null and f.published is not null`),
          ([row]) => row?.count ?? 0
        )
    })
  })
)
