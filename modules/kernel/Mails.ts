import { Context, type Effect } from "effect"
import type { EmailAddress } from "./EmailAddress.ts"
import type { OrganizationId } from "./ids.ts"

/**
 * A mail in words; HTML and plain text are made from it in one place. `action.path` is a path of the
 * web app: the address in front of it is always the configured one, never a request's.
 */
export interface Mail {
  /** What it is, `module.purpose`: `identity.verify-email`. */
  readonly kind: string
  readonly to: EmailAddress
  readonly locale: "en" | "es"
  readonly subject: string
  readonly paragraphs: ReadonlyArray<string>
  readonly action?: { readonly label: string; readonly path: `/${string}` }
  /** Small print below: why this mail came, what to do when it was not expected. */
  readonly footnote?: string
  readonly organizationId?: OrganizationId
  /** Where an answer goes, and in whose name it is sent; otherwise the installation's own address and name. */
  readonly replyTo?: { readonly name: string; readonly email: EmailAddress }
  /** What this mail is to whoever queued it: with one, `MailDelivered` or `MailFailed` tells what became of it. */
  readonly reference?: string
}

/** Queues mails in the current unit of work; they go out after it commits, with retries. */
export class Mails extends Context.Service<Mails, { readonly queue: (mail: Mail) => Effect.Effect<void> }>()(
  "kernel/Mails"
) {}
