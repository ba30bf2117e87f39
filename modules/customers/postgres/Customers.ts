import { rowOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { CustomerView } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"
import { changingTogether } from "./changingTogether.ts"
import { customerColumns } from "./columns.ts"
import { refusing } from "./refusing.ts"

const customer = rowOf(CustomerView)

export const CustomersLive = Layer.effect(
  Customers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = customerColumns(sql)
    return Customers.of({
      add: (record) => refusing(sql`insert into customers.customers ${sql.insert(record)}`),
      find: (organizationId, id) =>
        customer(sql`
          select ${columns} from customers.customers where organization_id = ${organizationId} and id = ${id}`),
      lock: (organizationId, id) =>
        customer(sql`
          select ${columns} from customers.customers
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      save: ({
        organization_id,
        id,
        name,
        email,
        phone,
        notes,
        type,
        tags,
        owner_id,
        archived_at,
        updated_at
      }) =>
        refusing(sql`
          update customers.customers set ${sql.update({ name, email, phone, notes, type, tags, owner_id, archived_at, updated_at })}
          where organization_id = ${organization_id} and id = ${id}`),
      ...changingTogether(sql, pg)
    })
  })
)
