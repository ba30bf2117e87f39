import { Context, type Effect, Schema } from "effect"
import { EventId, OrganizationId, UserId } from "./ids.ts"

/** What happened, past tense, as one module tells the others. */
export interface DomainEvent {
  readonly _tag: string
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
export class MailDelivered extends Schema.TaggedClass<MailDelivered>()("MailDelivered", {
  kind: Schema.String,
  reference: Schema.String,
  organizationId: Schema.NullOr(OrganizationId)
}) {}

/** It was refused for good, or every try was in vain. `fault` is for the person who wrote it. */
export class MailFailed extends Schema.TaggedClass<MailFailed>()("MailFailed", {
  kind: Schema.String,
  reference: Schema.String,
  organizationId: Schema.NullOr(OrganizationId),
  fault: Schema.String
}) {}

/** Publishes events in the unit of work that made them true: they commit together or not at all. */
export class Events extends Context.Service<
  Events,
  {
    readonly publish: (
      event: DomainEvent,
      audience: {
        readonly organizationId?: OrganizationId
        readonly userId?: UserId
        /** Nobody but these people hears of it live, and in the organization only while they are members. */
        readonly onlyFor?: ReadonlyArray<UserId>
      }
    ) => Effect.Effect<void>
  }
>()("kernel/Events") {}
