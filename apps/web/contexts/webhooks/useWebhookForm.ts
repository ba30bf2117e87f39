import { type WebhookEventType as EventType, WebhookEventType } from "#webhooks/contract"
import { useMessages } from "../../i18n/useMessages.ts"
import { orNull } from "../../ui/orNull.ts"
import { useChecks } from "../../ui/useChecks.ts"
import { useForm } from "../../ui/useForm.ts"
import { webhooks } from "./messages/index.ts"

/** What is entered, ready to be sent. */
export interface Entered {
  readonly url: string
  readonly description: string | null
  readonly event_types: ReadonlyArray<EventType>
}

/** The form's values are texts: event types are separated by spaces. */
export const chosenIn = (text: string): ReadonlyArray<EventType> => {
  const names = text.split(" ")
  return WebhookEventType.literals.filter((type) => names.includes(type))
}

/** The form for a new or an existing webhook. */
export const useWebhookForm = (initial: Entered, submit: (entered: Entered) => Promise<unknown>) => {
  const m = useMessages(webhooks).form
  const check = useChecks()
  return useForm({
    initial: {
      url: initial.url,
      description: initial.description ?? "",
      event_types: initial.event_types.join(" ")
    },
    checks: {
      url: check.line(m.url, 1000),
      event_types: (text) => (chosenIn(text).length === 0 ? m.none : undefined)
    },
    errorFields: { webhook_url_refused: "url" },
    submit: ({ url, description, event_types }) =>
      submit({
        url,
        description: orNull(description),
        event_types: chosenIn(event_types)
      })
  })
}

export type WebhookForm = ReturnType<typeof useWebhookForm>
