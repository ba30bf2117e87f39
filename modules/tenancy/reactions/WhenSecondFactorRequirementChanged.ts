import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { Effect } from "effect"
import { organizationName } from "../commands/names.ts"
import { SecondFactorRequirementChanged } from "../contract/events.ts"
import { secondFactorRequired } from "../notifications.ts"

const dayIn = (locale: string, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(at)

const words = (organization: string, from: Date) => ({
  en: {
    title: `${organization} requires two-step verification`,
    message: `From ${dayIn("en", from)}, you need two-step verification to access the organization. Set it up in your account. It takes two minutes.`
  },
  es: {
    title: `${organization} exige la verificación en dos pasos`,
    message: `A partir del ${dayIn("es", from)}, necesitará la verificación en dos pasos para acceder a la organización. Configúrela en su cuenta. Lleva dos minutos.`
  }
})

export const whenSecondFactorRequirementChanged = reaction({
  name: "tenancy.when-second-factor-requirement-changed",
  does: "Notifies members without a second factor that their organization requires one.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: SecondFactorRequirementChanged,
  run: Effect.fnUntraced(function* ({ organizationId, from, awaiting }, { id: eventId }) {
    const organization = yield* organizationName(organizationId)
    if (organization === undefined || from === null) return
    for (const userId of awaiting)
      yield* notify({
        kind: secondFactorRequired,
        eventId,
        userId,
        organizationId,
        link: "/account?tab=security",
        words: words(organization, from)
      })
  })
})
