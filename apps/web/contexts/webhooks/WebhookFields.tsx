import { WebhookEventType } from "#webhooks/contract"
import { Button, Text, TextField } from "@radix-ui/themes"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Choices } from "../../ui/Choices.tsx"
import { FormField } from "../../ui/FormField.tsx"
import { webhooks } from "./messages/index.ts"
import { chosenIn, type WebhookForm } from "./useWebhookForm.ts"

const Events = ({ form }: { readonly form: WebhookForm }) => {
  const { form: m, events } = useMessages(webhooks)
  const all = WebhookEventType.literals
  const chosen = chosenIn(form.values.event_types)
  const choose = (types: ReadonlyArray<string>) => form.set("event_types", types.join(" "))
  const isAll = chosen.length === all.length
  return (
    <>
      <Choices
        legend={m.events}
        options={all.map((value) => ({ value, label: events[value] }))}
        chosen={chosen}
        onToggle={(type) =>
          choose(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type])
        }
      />
      <div>
        <Button type="button" variant="surface" color="gray" onClick={() => choose(isAll ? [] : all)}>
          {isAll ? m.chooseNone : m.chooseAll}
        </Button>
      </div>
    </>
  )
}

/** URL, description and events. */
export const WebhookFields = ({ form }: { readonly form: WebhookForm }) => {
  const m = useMessages(webhooks).form
  return (
    <>
      <FormField label={m.url} hint={m.urlHint} error={form.errors["url"]}>
        {(control) => (
          <TextField.Root
            {...control}
            {...form.control("url")}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField label={m.description} optional error={form.errors["description"]}>
        {(control) => <TextField.Root {...control} {...form.control("description")} autoComplete="off" />}
      </FormField>
      <Events form={form} />
      {form.errors["event_types"] && (
        <Text as="p" size="2" color="red" role="alert">
          {form.errors["event_types"]}
        </Text>
      )}
      <Alert error={form.formError} />
    </>
  )
}
