import { Role } from "#kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Memberships } from "../domain/Members.ts"
import { permissionsOf } from "../domain/roles.ts"
import { rowOf } from "./rows.ts"

const entrance = rowOf(Schema.Struct({ role: Schema.NullOr(Role) }))

export const MembershipsLive = Layer.effect(
  Memberships,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return Memberships.of({
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
