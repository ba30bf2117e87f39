import { reaction } from "#infra/jobs"
import { CustomerEmailFailed } from "#messaging/contract"
import { Effect } from "effect"
import { notifyPerson } from "../commands/NotifyPerson.ts"

/** Told to who sent it. */
export const whenCustomerEmailFailed = reaction({
  name: "notifications.when-customer-email-failed",
  does: "Tells whoever wrote to a customer that no mail server takes it.",
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
          title: "An email to a customer could not be delivered",
          message: `“${subject}” to ${recipient} could not be delivered. Check the address.`
        },
        es: {
          title: "No se ha podido entregar un correo a un cliente",
          message: `No se ha podido entregar «${subject}» a ${recipient}. Compruebe la dirección.`
        }
      }
    })
  })
})
