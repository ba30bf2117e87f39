import { done, rowOf, rowsOf } from "#infra/postgres"
import { Array, Effect, Layer, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { type LeadDetails, LeadId, LeadNote, LeadView } from "../contract/views.ts"
import { type LeadFilter, Leads } from "../domain/Leads.ts"

const lead = rowOf(LeadView)
const leads = rowsOf(LeadView)
const notes = rowsOf(LeadNote.mapFields(Struct.assign({ lead_id: LeadId })))

export const LeadsLive = Layer.effect(
  Leads,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`id, status, owner, first_name, last_name, email, phone, company, job_title,
      business_type, fleet_size, message, locale, created_at, updated_at`
    const list = ({ status, owner, limit }: LeadFilter) =>
      leads(sql`
        select ${columns} from leads.leads
        where (${status}::text is null or status = ${status}) and (${owner}::text is null or owner = ${owner})
        order by created_at desc, id desc limit ${limit}`)
    const withNotes = Effect.fnUntraced(function* (views: ReadonlyArray<LeadView>) {
      const ids = views.map(({ id }) => id)
      const rows = yield* notes(
        sql`select lead_id, author, text, at from leads.notes where lead_id = any (${ids}::uuid[]) order by position`
      )
      const notesOf = Map.groupBy(rows, ({ lead_id }) => lead_id)
      return views.map((view): LeadDetails => ({
        ...view,
        notes: (notesOf.get(view.id) ?? []).map(Struct.omit(["lead_id"]))
      }))
    })
    return Leads.of({
      add: (request) => done(sql`insert into leads.leads ${sql.insert(request)}`),
      lock: (id) => lead(sql`select ${columns} from leads.leads where id = ${id} for update`),
      change: (id, change, at) =>
        done(sql`update leads.leads set ${sql.update({ ...change, updated_at: at })} where id = ${id}`),
      addNote: (id, note) => done(sql`insert into leads.notes ${sql.insert({ ...note, lead_id: id })}`),
      list,
      listInFull: (filter) => Effect.flatMap(list(filter), withNotes),
      find: (id) =>
        Effect.map(
          Effect.flatMap(leads(sql`select ${columns} from leads.leads where id = ${id}`), withNotes),
          Array.head
        )
    })
  })
)
