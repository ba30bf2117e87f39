import { CurrentActor, MailDelivered } from "#kernel"
import { reaction } from "#infra/jobs"
import { Effect, Schema } from "effect"
import { markCustomerEmailDelivered } from "../commands/MarkCustomerEmailDelivered.ts"
import { CustomerEmailId } from "../contract/ids.ts"
import { CUSTOMER_EMAIL } from "../mails.ts"

const decodeId = Schema.decodeEffect(CustomerEmailId)

/** For an email to a customer the reference is its id. Emails of other kinds are ignored. */
export const whenMailDelivered = reaction({
  name: "messaging.when-mail-delivered",
  does: "Marks an email to a customer as sent.",
  touches: ["messaging.customer_emails"],
  event: MailDelivered,
  run: Effect.fnUntraced(function* ({ kind, reference, organizationId }) {
    if (kind !== CUSTOMER_EMAIL || organizationId === null) return
    const id = yield* Effect.orDie(decodeId(reference))
    yield* Effect.provideService(markCustomerEmailDelivered(organizationId, id), CurrentActor, {
      _tag: "Job",
      name: "messaging.when-mail-delivered",
      organizationId
    })
  })
})
