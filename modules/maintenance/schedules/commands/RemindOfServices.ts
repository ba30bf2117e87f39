import { CurrentActor, now, type OrganizationId, publish, transactional } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Exit } from "effect"
import { ServiceRemindersSent } from "../../contract/events/services.ts"
import { type ServiceToRemindOf, ServiceReminders } from "../domain/Occurrences.ts"

/** Reminders are sent from this hour on, where the organization is. */
const MORNING = 7

/**
 * Sends the reminders of services that became due soon, due or overdue, in all organizations. They are stored in the unit
 * of work that publishes them, so repeated and concurrent runs send nothing twice. One that fails stops no other. Runs as
 * the system role.
 */
export const remindOfServices = Effect.fn("maintenance.remindOfServices")(
  function* () {
    const organizations = yield* transactional(inTheMorning)
    const results = yield* Effect.forEach(organizations, (id) => Effect.exit(transactional(remind(id))))
    for (const result of results) if (Exit.isFailure(result)) yield* result
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "maintenance.remind-of-services" })
)

const hourIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format(at))

/** The organizations with something to be reminded of where it is not night. */
const inTheMorning = Effect.gen(function* () {
  const waiting = yield* ServiceReminders.use((all) => all.waiting)
  const names = yield* OrganizationDirectory.use((directory) => directory.namesOf(waiting))
  const at = yield* now
  return waiting.filter((id) => hourIn(names.get(id)?.time_zone ?? "UTC", at) >= MORNING)
})

/** One event per organization, so that its people are notified once, however many services are due. */
const remind = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const services = yield* ServiceReminders.use((all) => all.send(organizationId))
  const [first] = services
  if (first === undefined) return
  const count = (state: ServiceToRemindOf["state"]) =>
    services.filter((service) => service.state === state).length
  yield* publish(
    new ServiceRemindersSent({
      organizationId,
      due_soon: count("due_soon"),
      due: count("due"),
      overdue: count("overdue"),
      only: services.length === 1 ? { vehicleId: first.vehicle_id, task: first.task } : null
    })
  )
})
