import { Context, type Effect, Schema } from "effect"
import type { CurrentActor } from "./Actor.ts"
import type { EmailAddress } from "./EmailAddress.ts"
import { refusal } from "./errors.ts"
import type { OrganizationId, UserId } from "./ids.ts"

/** A file in an email. It waits in the queue with the text: at most a few megabytes. */
export interface MailAttachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/**
 * The content of an email, rendered as HTML and plain text in one place. `action.path` is a path of the web app;
 * its origin is always the configured one, never a request's.
 */
export interface Mail {
  /** `module.purpose`: `identity.verify-email`. */
  readonly kind: string
  readonly to: EmailAddress
  readonly locale: "en" | "es"
  readonly subject: string
  readonly paragraphs: ReadonlyArray<string>
  readonly action?: { readonly label: string; readonly path: `/${string}` }
  /** Small print: why this email was sent, and what to do if it was not expected. */
  readonly footnote?: string
  readonly attachment?: MailAttachment
  readonly organizationId?: OrganizationId
  /** Where replies go and in whose name it is sent. Default: the installation's address and name. */
  readonly replyTo?: { readonly name: string; readonly email: EmailAddress }
  /** The sender's key for this email. With one, `MailDelivered` or `MailFailed` reports the outcome. */
  readonly reference?: string
}

/** What members can send to people outside. Each has its own allowance. */
export const Outgoing = Schema.Literals(["customer emails", "invitations"])
export type Outgoing = typeof Outgoing.Type

/** An account, counted over all its organizations, or an organization. */
export const SenderKind = Schema.Literals(["account", "organization"])
export type SenderKind = typeof SenderKind.Type

/** The account and the organization that send an email, and since when they exist. */
export interface MailSender {
  readonly account: { readonly id: UserId; readonly since: Date }
  readonly organization: { readonly id: OrganizationId; readonly since: Date }
}

/** The day's allowance is used up. `grows`: it will be higher when the account or organization is older. */
export class SendingLimitReached extends refusal(
  "SendingLimitReached",
  429,
  "Sending limit reached",
  ({ sender, what, perDay, grows }) =>
    `${sender === "account" ? "You" : "Your organization"} can send ${perDay} ${what} a day. Try again tomorrow.${
      grows ? " New accounts and organizations start with a low limit, which rises over 30 days." : ""
    }`,
  { sender: SenderKind, what: Outgoing, perDay: Schema.Int, grows: Schema.Boolean }
) {}

/** An operator stopped the sender, or complaints did. */
export class SendingStopped extends refusal(
  "SendingStopped",
  403,
  "Sending stopped",
  ({ sender }) =>
    `${sender === "account" ? "You" : "Your organization"} can't send emails to people outside at the moment. Contact support.`,
  { sender: SenderKind }
) {}

/** Queues emails in the current unit of work; they are sent after it commits, with retries. */
export class Mails extends Context.Service<
  Mails,
  {
    readonly queue: (mail: Mail) => Effect.Effect<void>
    /**
     * Queues an email that a member sends to someone outside. It counts against the allowances of the account and
     * the organization, unless an operator sends it on their behalf.
     */
    readonly queueFrom: (
      sender: MailSender,
      what: Outgoing,
      mail: Mail
    ) => Effect.Effect<void, SendingLimitReached | SendingStopped, CurrentActor>
  }
>()("kernel/Mails") {}
