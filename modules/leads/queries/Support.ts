import type { EmailAddress } from "#kernel"
import { Context, type Option } from "effect"

/** Whom users can write to when they need help. */
export class Support extends Context.Service<Support, { readonly email: Option.Option<EmailAddress> }>()(
  "leads/Support"
) {}
