import {
  AuditLog,
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
import { AnotherMessageSent } from "../contract/errors.ts"
import { CustomerEmailSent } from "../contract/events.ts"
import { CustomerEmailId } from "../contract/ids.ts"
import {
  type Composed,
  type CustomerEmail,
  CustomerEmails,
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
  const between = yield* correspondents(member, composed.customer_id)
  const email = newCustomerEmail(
    composed,
    member,
    between.customer.address,
    yield* newId(CustomerEmailId),
    yield* now
  )
  const isNew = yield* CustomerEmails.use((emails) => emails.add(email))
  // A concurrent request with the same client id was first.
  if (!isNew) return Option.getOrElse(yield* previousEmail(member, composed), () => email)
  yield* queue(email, between)
  yield* announceSent(email)
  return email
})

type Correspondents = Effect.Success<ReturnType<typeof correspondents>>

/** Queues the email if the limits permit it. */
const queue = Effect.fnUntraced(function* (
  { id, organization_id: organizationId, user_id: userId, recipient: to, subject, content }: CustomerEmail,
  { organization, customer, sender }: Correspondents
) {
  yield* RateLimits.use((limits) =>
    limits.take("messaging.customer_emails_to", `${userId} ${mailboxOf(to)}`, LIMIT_PER_ADDRESS)
  )
  const from = {
    account: { id: userId, since: sender.since },
    organization: { id: organizationId, since: organization.created_at }
  }
  const names = { organization: organization.name, sender, customer: customer.name }
  const mail = { to, locale: sender.locale, organizationId, reference: id, ...names, subject, content }
  yield* Mails.use((mails) => mails.queueFrom(from, "customer emails", customerMail(mail)))
})

const announceSent = Effect.fnUntraced(function* (email: CustomerEmail) {
  const { organization_id: organizationId, customer_id: customerId, user_id: userId } = email
  const event = new CustomerEmailSent({ organizationId, customerEmailId: email.id, customerId, userId })
  yield* Events.use((events) => events.publish(event, { organizationId }))
  yield* AuditLog.use((log) =>
    log.record({ action: "customer_email.sent", organizationId, subject: email.recipient })
  )
})
