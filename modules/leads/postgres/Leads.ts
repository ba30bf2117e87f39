import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { LeadNote, LeadView } from "../contract/views.ts"
import { Leads } from "../domain/Leads.ts"

const lead = rowOf(LeadView)
const leads = rowsOf(LeadView)
const notes = rowsOf(LeadNote)

export const LeadsLive = Layer.effect(
  Leads,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`id, status, owner, first_name, last_name, email, phone, company, job_title,
      business_type, fleet_size, message, locale, created_at, updated_at`
    return Leads.of({
      add: (request) => done(sql`insert into leads.leads ${sql.insert(request)}`),
      lock: (id) => lead(sql`select ${columns} from leads.leads where id = ${id} for update`),
      change: (id, change, at) =>
        done(sql`update leads.leads set ${sql.update({ ...change, updated_at: at })} where id = ${id}`),
      addNote: (id, note) => done(sql`insert into leads.notes ${sql.insert({ ...note, lead_id: id })}`),
      list: ({ status, owner, limit }) =>
        leads(sql`
          select ${columns} from leads.leads
          where (${status}::text is null or status = ${status}) and (${owner}::text is null or owner = ${owner})
          order by created_at desc, id desc limit ${limit}`),
      find: Effect.fnUntraced(function* (id) {
        const found = yield* lead(sql`select ${columns} from leads.leads where id = ${id}`)
        if (Option.isNone(found)) return Option.none()
        const said = yield* notes(
          sql`select author, text, at from leads.notes where lead_id = ${id} order by position`
        )
        return Option.some({ ...found.value, notes: said })
      })
    })
  })
)
