import { OrganizationId, Role } from "#kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Memberships } from "../domain/Members.ts"
import { permissionsOf } from "../domain/roles.ts"
import { rowOf, rowsOf } from "./rows.ts"

const entrance = rowOf(Schema.Struct({ role: Schema.NullOr(Role) }))

const places = rowsOf(Schema.Struct({ organization_id: OrganizationId }))

export const MembershipsLive = Layer.effect(
  Memberships,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return Memberships.of({
      organizationsOf: (userId) =>
        Effect.map(
          places(
            sql`select organization_id from tenancy.members where user_id = ${userId} and status = 'active'`
          ),
          (rows) => rows.map(({ organization_id }) => organization_id)
        ),
      enter: (organizationId, userId) =>
        Effect.map(
          entrance(sql`select role from tenancy.enter(${organizationId}::uuid, ${userId}::uuid)`),
          Option.flatMap(({ role }) =>
            role === null ? Option.none() : Option.some({ role, permissions: permissionsOf(role) })
          )
        )
    })
  })
)
