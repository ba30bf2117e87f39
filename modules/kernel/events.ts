import { Context, type Effect, Schema } from "effect"
import type { CachedQuery } from "./CachedQuery.ts"
import { EventId, OrganizationId, UserId } from "./ids.ts"

/** Something that happened, named in the past tense, published to other modules and to open pages. */
export interface DomainEvent {
  readonly _tag: string
  /** The cached queries that pages must reload. */
  readonly invalidates: ReadonlyArray<CachedQuery>
}

type EventClass<Tag extends string, Fields extends Schema.Struct.Fields> = Schema.Class<
  Schema.TaggedStruct<Tag, Fields>["Type"] & DomainEvent,
  Schema.TaggedStruct<Tag, Fields>,
  DomainEvent
>

/**
 * Declares an event. `invalidates` has no default, so that every new event has to decide which pages reload; an
 * empty list means that no page shows what changed.
 */
export const event = <const Tag extends string, const Fields extends Schema.Struct.Fields>(
  tag: Tag,
  fields: Fields,
  { invalidates }: Pick<DomainEvent, "invalidates">
): EventClass<Tag, Fields> => {
  const Event = Schema.TaggedClass<DomainEvent, DomainEvent>()(tag, fields)
  Object.defineProperty(Event.prototype, "invalidates", { value: invalidates })
  // Effect asks for the name of the extending class, which is not known here; its instances are the same.
  return Event as EventClass<Tag, Fields>
}

/** An event in transit. Its organization and person decide who may receive it. */
export const EventEnvelope = Schema.Struct({
  id: EventId,
  name: Schema.String,
  organizationId: Schema.NullOr(OrganizationId),
  userId: Schema.NullOr(UserId),
  occurredAt: Schema.Date,
  data: Schema.Unknown
})
export type EventEnvelope = typeof EventEnvelope.Type

/** A mail server accepted an email that was queued with a reference. */
export class MailDelivered extends event(
  "MailDelivered",
  { kind: Schema.String, reference: Schema.String, organizationId: Schema.NullOr(OrganizationId) },
  { invalidates: [] }
) {}

/** A mail server rejected it permanently, or every attempt failed. `fault` is for the person who wrote it. */
export class MailFailed extends event(
  "MailFailed",
  {
    kind: Schema.String,
    reference: Schema.String,
    organizationId: Schema.NullOr(OrganizationId),
    fault: Schema.String
  },
  { invalidates: [] }
) {}

/** Publishes events in the current unit of work, so that they commit with the change or not at all. */
export class Events extends Context.Service<
  Events,
  {
    readonly publish: (
      event: DomainEvent,
      audience: {
        readonly organizationId?: OrganizationId
        readonly userId?: UserId
        /** Sends the event live to these people only, and in an organization only while they are members. */
        readonly onlyFor?: ReadonlyArray<UserId>
      }
    ) => Effect.Effect<void>
  }
>()("kernel/Events") {}
