import type { EventId, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { WebhookUrlRefused } from "../contract/errors.ts"
import type { Attempted } from "./outcome.ts"

/** What is sent at an instant, signed with each of the secrets. */
export interface Post {
  readonly url: string
  readonly eventId: EventId
  readonly body: string
  readonly secrets: ReadonlyArray<string>
  readonly at: Date
  readonly organizationId: OrganizationId
}

/** The servers that receive events. */
export class Receivers extends Context.Service<
  Receivers,
  {
    /** A new secret, as receivers enter it. */
    readonly newSecret: Effect.Effect<string>
    /** The URL in its normal form, if events may be sent to it. Looks its host up: call it outside of a unit of work. */
    readonly callable: (url: string) => Effect.Effect<string, WebhookUrlRefused>
    /** Sends an event once, outside of a unit of work. Undefined if nothing was sent, because it did not get its turn. */
    readonly post: (post: Post) => Effect.Effect<Attempted | undefined>
  }
>()("webhooks/Receivers") {}
