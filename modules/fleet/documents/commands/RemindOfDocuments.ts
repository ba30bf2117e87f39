import {
  CurrentActor,
  dayIn,
  daysAfter,
  hours,
  now,
  type OrganizationId,
  plus,
  publish,
  transactional
} from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { DocumentRemindersSent } from "../../contract/events.ts"
import { DocumentReminders, type DueDocument, type Reminder } from "../domain/Documents.ts"
import { dueReminders, nextReminder } from "../domain/rules.ts"

const BATCH = 500

/** Reminders are sent from this time of the day on, in the time zone of the vehicle's location or the organization. */
const MORNING = hours(7)

/**
 * Sends the reminders of documents whose day has come, in all organizations. They are stored in the unit of work that
 * publishes them, so repeated and concurrent runs send nothing twice. Runs as the system role.
 */
export const remindOfDocuments = Effect.fn("fleet.remindOfDocuments")(
  function* () {
    let last: DueDocument | undefined
    for (;;) {
      const batch = yield* transactional(remindOfBatch(last))
      last = batch.at(-1)
      if (batch.length < BATCH) return
    }
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "fleet.remind-of-documents" })
)

const remindOfBatch = Effect.fnUntraced(function* (after: DueDocument | undefined) {
  const reminders = yield* DocumentReminders
  const morning = plus(yield* now, -MORNING)
  // It is at most a day later somewhere else.
  const batch = yield* reminders.lockDue(daysAfter(dayIn("UTC", morning), 1), after, BATCH)
  const todayOf = yield* todayAt(batch, morning)
  const due = batch.filter((document) => document.remind_on <= todayOf(document))
  const requested = due.flatMap((document) =>
    dueReminders(document, todayOf(document)).map((lead_days) => reminderOf(document, lead_days))
  )
  const sent = yield* reminders.send(requested, yield* now)
  yield* reminders.schedule(
    due.map((document) => ({ ...document, remind_on: nextReminder(document, todayOf(document)) }))
  )
  yield* announce(due.filter(({ id }) => sent.some(({ document_id }) => document_id === id)))
  return batch
})

const reminderOf = ({ organization_id, id, expires_on }: DueDocument, lead_days: number): Reminder => ({
  organization_id,
  document_id: id,
  expires_on,
  lead_days
})

/** The day that it is where each document's vehicle is. */
const todayAt = Effect.fnUntraced(function* (documents: ReadonlyArray<DueDocument>, at: Date) {
  const ids = [...new Set(documents.map(({ organization_id }) => organization_id))]
  const organizations = yield* OrganizationDirectory.use((directory) => directory.namesOf(ids))
  return ({ organization_id, time_zone }: DueDocument) =>
    dayIn(time_zone ?? organizations.get(organization_id)?.time_zone ?? "UTC", at)
})

/** One event per organization, so that its managers are notified once, however many documents expire. */
const announce = Effect.fnUntraced(function* (documents: ReadonlyArray<DueDocument>) {
  const byOrganization = Map.groupBy(documents, ({ organization_id }) => organization_id)
  yield* Effect.forEach(byOrganization, ([organizationId, own]) => publish(expiring(organizationId, own)), {
    discard: true
  })
})

const expiring = (organizationId: OrganizationId, documents: ReadonlyArray<DueDocument>) => {
  const [first] = documents
  const only = documents.length === 1 ? first : undefined
  return new DocumentRemindersSent({
    organizationId,
    count: documents.length,
    only: only ? { vehicleId: only.vehicle_id, type: only.type, expiresOn: only.expires_on } : null
  })
}
