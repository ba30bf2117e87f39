import { rowOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { CustomerExists } from "../contract/errors.ts"
import { CustomerView } from "../contract/views.ts"
import { Customers } from "../domain/Customers.ts"

const customer = rowOf(CustomerView)

const unlessExists = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, CustomerExists> =>
  Effect.asVoid(work).pipe(
    Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new CustomerExists())),
    Effect.catchTag("SqlError", Effect.die)
  )

export const CustomersLive = Layer.effect(
  Customers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`organization_id, id, name, email, phone, notes, type, tags, owner_id, archived_at, created_at,
      updated_at`
    return Customers.of({
      add: (record) => unlessExists(sql`insert into customers.customers ${sql.insert(record)}`),
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
        unlessExists(sql`
          update customers.customers set ${sql.update({ name, email, phone, notes, type, tags, owner_id, archived_at, updated_at })}
          where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)
