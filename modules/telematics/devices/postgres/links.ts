import { constraintOf, done, rowOf } from "#infra/postgres"
import { Effect, Option } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { LinkOverlaps } from "../../contract/errors/devices.ts"
import { type Devices, Link } from "../domain/Devices.ts"

const link = rowOf(Link)

/** Refuses a link that overlaps another one; other failures are defects. */
const unlessLinked = <A, R>(statement: Effect.Effect<A, SqlError.SqlError, R>) =>
  statement.pipe(
    Effect.asVoid,
    Effect.catchTag("SqlError", (error) => {
      switch (constraintOf(error)) {
        case "one_vehicle_per_device":
          return Effect.fail(new LinkOverlaps({ what: "device" }))
        case "one_device_per_vehicle":
          return Effect.fail(new LinkOverlaps({ what: "vehicle" }))
        default:
          return Effect.die(error)
      }
    })
  )

type Links = Pick<Devices["Service"], "link" | "findLink" | "linkAt" | "isWithout" | "endLink">

/** The part of `Devices` about the vehicles that they are in. */
export const linksOf = (sql: SqlClient.SqlClient): Links => {
  const linkColumns = sql`id, device_id, vehicle_id, linked_from, linked_until, created_at`
  return {
    link: (organization_id, added) =>
      unlessLinked(sql`insert into telematics.device_links ${sql.insert({ organization_id, ...added })}`),
    findLink: (organizationId, id) =>
      link(sql`
          select ${linkColumns} from telematics.device_links
          where organization_id = ${organizationId} and id = ${id} for no key update`),
    linkAt: (organizationId, id, at) =>
      link(sql`
          select ${linkColumns} from telematics.device_links
          where organization_id = ${organizationId} and device_id = ${id} and period @> ${at}::timestamptz
          for no key update`),
    isWithout: (organizationId, vehicleId, from) =>
      Effect.map(
        link(sql`
            select ${linkColumns} from telematics.device_links
            where organization_id = ${organizationId} and vehicle_id = ${vehicleId}
              and period && tstzrange(${from}, null) limit 1`),
        Option.isNone
      ),
    endLink: (organizationId, { id, linked_from }, at) =>
      linked_from >= at
        ? done(
            sql`delete from telematics.device_links where organization_id = ${organizationId} and id = ${id}`
          )
        : done(sql`
              update telematics.device_links set linked_until = ${at}
              where organization_id = ${organizationId} and id = ${id}`)
  }
}
