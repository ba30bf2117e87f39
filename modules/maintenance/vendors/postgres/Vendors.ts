import { constraintOf, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { VendorExists } from "../../contract/errors/parts.ts"
import { MAX_LISTED_VENDORS, VendorView } from "../../contract/vendors.ts"
import { Vendors } from "../domain/Vendors.ts"

const vendor = rowOf(VendorView)
const vendors = rowsOf(VendorView)

const refusing = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, VendorExists> =>
  Effect.catchTag(Effect.asVoid(work), "SqlError", (error) =>
    constraintOf(error) === "one_active_vendor_per_name" ? Effect.fail(new VendorExists()) : Effect.die(error)
  )

export const VendorsLive = Layer.effect(
  Vendors,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`id, organization_id, name, email, phone, note, archived_at, created_at, updated_at, version`
    return Vendors.of({
      find: (organizationId, id) =>
        vendor(sql`
          select ${columns} from maintenance.vendors where organization_id = ${organizationId} and id = ${id}`),
      lock: (organizationId, id) =>
        vendor(sql`
          select ${columns} from maintenance.vendors
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      list: (organizationId, archived) =>
        vendors(sql`
          select ${columns} from maintenance.vendors
          where organization_id = ${organizationId} and (archived_at is not null) = ${archived}
          order by app.folded(name), id limit ${MAX_LISTED_VENDORS}`),
      add: (added) => refusing(sql`insert into maintenance.vendors ${sql.insert(added)}`),
      save: ({ organization_id, id, ...saved }) =>
        refusing(sql`
          update maintenance.vendors set ${sql.update(Struct.omit(saved, ["created_at"]))}
          where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)
