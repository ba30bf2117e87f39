import { Context, type Effect } from "effect"
import type { EmailAddress } from "./EmailAddress.ts"
import type { OrganizationId } from "./ids.ts"

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
  readonly organizationId?: OrganizationId
  /** Where replies go and in whose name it is sent. Default: the installation's address and name. */
  readonly replyTo?: { readonly name: string; readonly email: EmailAddress }
  /** The sender's key for this email. With one, `MailDelivered` or `MailFailed` reports the outcome. */
  readonly reference?: string
}

/** Queues emails in the current unit of work; they are sent after it commits, with retries. */
export class Mails extends Context.Service<Mails, { readonly queue: (mail: Mail) => Effect.Effect<void> }>()(
  "kernel/Mails"
) {}
