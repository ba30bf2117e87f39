import { CurrentActor, MailFailed } from "#kernel"
import { reaction } from "#infra/jobs"
import { Effect, Schema } from "effect"
import { markCustomerEmailFailed } from "../commands/MarkCustomerEmailFailed.ts"
import { CustomerEmailId } from "../contract/ids.ts"
import { CUSTOMER_EMAIL } from "../mails.ts"

const decodeId = Schema.decodeEffect(CustomerEmailId)

/** For an email to a customer the reference is its id. Emails of other kinds are ignored. */
export const whenMailFailed = reaction({
  name: "messaging.when-mail-failed",
  does: "Marks an email to a customer as failed, with the reason.",
  touches: ["messaging.customer_emails"],
  event: MailFailed,
  run: Effect.fnUntraced(function* ({ kind, reference, organizationId, fault }) {
    if (kind !== CUSTOMER_EMAIL || organizationId === null) return
    const id = yield* Effect.orDie(decodeId(reference))
    yield* Effect.provideService(markCustomerEmailFailed(organizationId, id, fault), CurrentActor, {
      _tag: "Job",
      name: "messaging.when-mail-failed",
      organizationId
    })
  })
})
