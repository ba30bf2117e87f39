import { Schema } from "effect"

/** As PostgreSQL and the application write it: lower case, with hyphens. Any version. */
export const Uuid = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, {
    message: "This is not a valid id."
  })
)

/** Ids are UUIDv7, lower case, made in the application. One brand per entity, so that two kinds never mix. */
export const UserId = Uuid.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

export const SessionId = Uuid.pipe(Schema.brand("SessionId"))
export type SessionId = typeof SessionId.Type

export const OrganizationId = Uuid.pipe(Schema.brand("OrganizationId"))
export type OrganizationId = typeof OrganizationId.Type

export const EventId = Uuid.pipe(Schema.brand("EventId"))
export type EventId = typeof EventId.Type
