import { reaction } from "#infra/jobs"
import { CustomerEmailFailed } from "#messaging/contract"
import { Effect } from "effect"
import { notifyPerson } from "../commands/NotifyPerson.ts"

/** Told to who sent it. */
export const whenCustomerEmailFailed = reaction({
  name: "notifications.when-customer-email-failed",
  does: "Notifies the sender that an email to a customer could not be delivered.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: CustomerEmailFailed,
  run: Effect.fnUntraced(function* (event, { id: eventId }) {
    const { organizationId, customerEmailId, userId, recipient, subject } = event
    yield* notifyPerson({
      kind: "customer_email_failed",
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
