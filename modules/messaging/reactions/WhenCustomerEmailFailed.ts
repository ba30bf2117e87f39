import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { CustomerEmailFailed } from "../contract/events.ts"
import { Effect } from "effect"
import { customerEmailFailed } from "../notifications.ts"

/** Notifies the sender. */
export const whenCustomerEmailFailed = reaction({
  name: "messaging.when-customer-email-failed",
  formerly: "notifications.when-customer-email-failed",
  does: "Notifies the sender that an email to a customer could not be delivered.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: CustomerEmailFailed,
  run: Effect.fnUntraced(function* (event, { id: eventId }) {
    const { organizationId, customerEmailId, userId, recipient, subject } = event
    yield* notify({
      kind: customerEmailFailed,
      eventId,
      userId,
      organizationId,
      about: customerEmailId,
      link: `/messages?tab=customer-emails&organization=${organizationId}`,
      words: {
        en: {
          title: "Customer email not delivered",
          message: `“${subject}” to ${recipient} could not be delivered. Check the address.`
        },
        es: {
          title: "Correo a un cliente no entregado",
          message: `No se ha podido entregar «${subject}» a ${recipient}. Compruebe la dirección.`
        }
      }
    })
  })
})
