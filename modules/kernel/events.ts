import { Context, type Effect, Schema } from "effect"
import type { CachedQuery } from "./CachedQuery.ts"
import { EventId, OrganizationId, UserId } from "./ids.ts"

/** What happened, in the past tense, as one module publishes it for the others and for open pages. */
export interface DomainEvent {
  readonly _tag: string
  /** What pages have cached and must load again. */
  readonly invalidates: ReadonlyArray<CachedQuery>
}

type EventClass<Tag extends string, Fields extends Schema.Struct.Fields> = Schema.Class<
  Schema.TaggedStruct<Tag, Fields>["Type"] & DomainEvent,
  Schema.TaggedStruct<Tag, Fields>,
  DomainEvent
>

/**
 * The class of an event. What it `invalidates` has no default: whoever adds an event decides which pages
 * change with it. An empty list says that no page shows what happened.
 */
export const event = <const Tag extends string, const Fields extends Schema.Struct.Fields>(
  tag: Tag,
  fields: Fields,
  { invalidates }: Pick<DomainEvent, "invalidates">
): EventClass<Tag, Fields> => {
  const Event = Schema.TaggedClass<DomainEvent, DomainEvent>()(tag, fields)
  Object.defineProperty(Event.prototype, "invalidates", { value: invalidates })
  // Effect wants the name of the class that extends this one; what its instances have is the same.
  return Event as EventClass<Tag, Fields>
}

/** How an event travels: whose it is decides who may hear of it. */
export const EventEnvelope = Schema.Struct({
  id: EventId,
  name: Schema.String,
  organizationId: Schema.NullOr(OrganizationId),
  userId: Schema.NullOr(UserId),
  occurredAt: Schema.Date,
  data: Schema.Unknown
})
export type EventEnvelope = typeof EventEnvelope.Type

/** A mail server took a mail that was queued with a reference. */
export class MailDelivered extends event(
  "MailDelivered",
  { kind: Schema.String, reference: Schema.String, organizationId: Schema.NullOr(OrganizationId) },
  { invalidates: [] }
) {}

/** A mail server refused it for good, or every attempt failed. `fault` is for the person who wrote it. */
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

/** Publishes events in the unit of work that made them true: they commit together or not at all. */
export class Events extends Context.Service<
  Events,
  {
    readonly publish: (
      event: DomainEvent,
      audience: {
        readonly organizationId?: OrganizationId
        readonly userId?: UserId
        /** Only these people are sent the event live, and in the organization only while they are members. */
        readonly onlyFor?: ReadonlyArray<UserId>
      }
    ) => Effect.Effect<void>
  }
>()("kernel/Events") {}
