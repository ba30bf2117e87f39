import {
  AuditLog,
  type EmailAddress,
  Events,
  mailboxOf,
  Mails,
  type Member,
  newId,
  now,
  permitted,
  RateLimits,
  transactional
} from "#kernel"
import { Effect, Option } from "effect"
import { AnotherMessageSent, TooManyCustomerEmails } from "../contract/errors.ts"
import { CustomerEmailSent } from "../contract/events.ts"
import { CustomerEmailId } from "../contract/views.ts"
import {
  type Composed,
  type CustomerEmail,
  CustomerEmails,
  EMAILS_PER_DAY,
  isSameEmail,
  newCustomerEmail,
  LIMIT_PER_ADDRESS
} from "../domain/CustomerEmails.ts"
import { customerMail } from "../mails.ts"
import { customerEmailViews } from "../queries/customerEmailViews.ts"
import { correspondents } from "./correspondents.ts"

/** Sends an email to a customer in the member's name. Repeating the request with the same client id returns the first email. */
export const sendCustomerEmail = Effect.fn("messaging.sendCustomerEmail")(function* (composed: Composed) {
  const member = yield* permitted("customer_emails.send")
  const previous = yield* previousEmail(member, composed)
  const email = Option.isSome(previous) ? previous.value : yield* send(member, composed)
  if (!isSameEmail(email, composed)) return yield* new AnotherMessageSent()
  const view = yield* customerEmailViews(member.organizationId, [email])
  return view(email)
}, transactional)

const previousEmail = ({ organizationId, userId }: Member, { client_id }: Composed) =>
  CustomerEmails.use((emails) => emails.byClientId(organizationId, userId, client_id))

const send = Effect.fnUntraced(function* (member: Member, composed: Composed) {
  const { organizationId } = member
  const { organization, customer, sender } = yield* correspondents(member, composed.customer_id)
  const email = newCustomerEmail(
    composed,
    member,
    customer.address,
    yield* newId(CustomerEmailId),
    yield* now
  )
  const isNew = yield* CustomerEmails.use((emails) => emails.add(email))
  // A concurrent request with the same client id was first.
  if (!isNew) return Option.getOrElse(yield* previousEmail(member, composed), () => email)
  yield* withinLimits(member, email)
  const { id: reference, recipient: to, subject, content } = email
  const { locale } = sender
  const mail = { to, locale, organizationId, reference, organization, sender, customer: customer.name }
  yield* Mails.use((mails) => mails.queue(customerMail({ ...mail, subject, content })))
  yield* announceSent(email)
  return email
})

/** Counted before the limit is checked: when it fails, the transaction rolls the count back. */
const withinLimits = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  { recipient, sent_at }: { readonly recipient: EmailAddress; readonly sent_at: Date }
) {
  yield* RateLimits.use((limits) =>
    limits.take("messaging.customer_emails_to", `${userId} ${mailboxOf(recipient)}`, LIMIT_PER_ADDRESS)
  )
  const sentToday = yield* CustomerEmails.use((emails) => emails.count(organizationId, sent_at))
  if (sentToday > EMAILS_PER_DAY) return yield* new TooManyCustomerEmails({ perDay: EMAILS_PER_DAY })
})

const announceSent = Effect.fnUntraced(function* (email: CustomerEmail) {
  const { organization_id: organizationId, customer_id: customerId, user_id: userId } = email
  const event = new CustomerEmailSent({ organizationId, customerEmailId: email.id, customerId, userId })
  yield* Events.use((events) => events.publish(event, { organizationId }))
  yield* AuditLog.use((log) =>
    log.record({ action: "customer_email.sent", organizationId, subject: email.recipient })
  )
})
