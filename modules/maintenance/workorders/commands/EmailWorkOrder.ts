import {
  DAY,
  type Input,
  mailboxOf,
  Mails,
  type Member,
  orFail,
  permitted,
  RateLimits,
  record,
  transactional
} from "#kernel"
import { Accounts, Profiles } from "#identity"
import { AddressNotVerified } from "#tenancy/contract"
import { Effect } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import type { EmailWorkOrder } from "../../contract/workOrderDocuments.ts"
import { workOrderName } from "../../contract/workOrderLink.ts"
import { workOrderMail } from "../mails.ts"
import { documentOfOrder, pdfOf } from "../queries/writtenOrder.ts"

type Letter = Input<typeof EmailWorkOrder>["body"]

/** Across all organizations, as for emails to customers. */
const LIMIT_PER_ADDRESS = { times: 20, seconds: DAY }

/** Emails a work order as PDF to someone outside. No transaction waits while the document is written. */
export const emailWorkOrder = Effect.fn("maintenance.emailWorkOrder")(function* (
  id: WorkOrderId,
  letter: Letter
) {
  const member = yield* permitted("workorders.edit")
  const prepared = yield* transactional(prepare(member, id, letter))
  const pdf = yield* pdfOf(member, prepared)
  yield* transactional(send(member, letter, prepared, pdf))
})

/** The document and its sender, if they may email it. */
const prepare = Effect.fnUntraced(function* (member: Member, id: WorkOrderId, { to, language }: Letter) {
  const { userId } = member
  const account = yield* Accounts.use((accounts) => accounts.senderOf(userId)).pipe(
    orFail(() => new AddressNotVerified())
  )
  yield* RateLimits.use((limits) =>
    limits.take("maintenance.work_orders_to", `${userId} ${mailboxOf(to)}`, LIMIT_PER_ADDRESS)
  )
  const people = yield* Profiles.use((profiles) => profiles.byIds([userId]))
  const name = people.get(userId)?.full_name ?? "Unknown User"
  return { ...(yield* documentOfOrder(member, id, language)), sender: { ...account, name } }
})

type Prepared = Effect.Success<ReturnType<typeof prepare>>

const send = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  { to, subject, note }: Letter,
  { order, language, organization, sender }: Prepared,
  pdf: Uint8Array
) {
  const number = workOrderName(order.number)
  const from = {
    account: { id: userId, since: sender.created_at },
    organization: { id: organizationId, since: organization.created_at }
  }
  const mail = workOrderMail({
    to,
    locale: language,
    organizationId,
    organization: organization.name,
    sender,
    number,
    title: order.title,
    vehicle: order.vehicle.name,
    subject,
    note,
    pdf
  })
  yield* Mails.use((mails) => mails.queueFrom(from, "customer emails", mail))
  yield* record({ action: "work_order.emailed", organizationId, subject: number, details: { to } })
})
