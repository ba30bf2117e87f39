import { reaction } from "#infra/jobs"
import { CurrentActor, notify, transactional } from "#kernel"
import { DemoRequested } from "../contract/events.ts"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import { demoRequested } from "../notifications.ts"

/** Notifies the owners and admins of the operators' own organization, if one is configured. */
export const whenDemoRequested = reaction({
  name: "leads.when-demo-requested",
  formerly: "notifications.when-demo-requested",
  does: "Notifies the operators' organization of a demo request.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: DemoRequested,
  run: Effect.fnUntraced(function* ({ organizationId, leadId, name: visitor, company }, { id: eventId }) {
    if (organizationId === null) return
    const people = yield* transactional(
      Memberships.use((memberships) => memberships.holding(organizationId, "organization.edit"))
    ).pipe(
      Effect.provideService(CurrentActor, {
        _tag: "Job",
        name: "leads.when-demo-requested",
        organizationId
      })
    )
    const message = `${visitor}, ${company}`
    const words = {
      en: { title: "New demo request", message },
      es: { title: "Nueva solicitud de demostración", message }
    }
    for (const userId of people)
      yield* notify({
        kind: demoRequested,
        eventId,
        userId,
        organizationId,
        about: leadId,
        link: null,
        words
      })
  })
})
