import { Button } from "@radix-ui/themes"
import { useProblemText } from "../../../api/problem.ts"
import { common } from "../../../i18n/messages/index.ts"
import { shell } from "../../../app/messages/index.ts"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import type { Recipient } from "../recipients.ts"
import { addresseesOf, chosenIds, isPeople, peopleValue, roleValue, rolesOf } from "./addressees.ts"
import { PeopleChoice } from "./PeopleChoice.tsx"
import type { Composing } from "./useComposing.ts"

interface Props {
  readonly composing: Composing
  readonly error: string | undefined
}

const SeveralOptions = ({ recipients }: { readonly recipients: ReadonlyArray<Recipient> }) => {
  const m = useMessages(messaging).compose
  const { roles } = useMessages(shell)
  if (recipients.length < 2) return null
  return (
    <>
      <optgroup label={m.several}>
        <option value={peopleValue([])}>{m.choosePeople}</option>
      </optgroup>
      <optgroup label={m.withRole}>
        {rolesOf(recipients).map(({ role, count }) => (
          <option key={role} value={roleValue(role)}>
            {m.role(roles[role], count)}
          </option>
        ))}
      </optgroup>
    </>
  )
}

/** Why no one can be chosen, or what happens if several are. */
const useHint = ({ form, recipients, unloaded }: Composing) => {
  const m = useMessages(messaging).compose
  const problemText = useProblemText()
  if (unloaded) return problemText(unloaded)
  if (recipients?.length === 0) return m.alone
  const addressees = addresseesOf(form.values.recipient, recipients ?? [])
  return (isPeople(form.values.recipient) || (addressees && "to" in addressees)) && m.eachAlone
}

/** One recipient, several or everyone with a role. */
export const RecipientField = ({ composing, error }: Props) => {
  const m = useMessages(messaging).compose
  const { retry } = useMessages(common)
  const { form, recipients, unloaded, reload } = composing
  const { recipient } = form.values
  const hint = useHint(composing)
  const again = (
    <Button type="button" size="1" variant="ghost" color="gray" onClick={reload}>
      {retry}
    </Button>
  )
  // The person who was chosen alone is the first of several.
  const choose = (value: string) => {
    const alone = isPeople(value) && recipients?.some(({ id }) => id === recipient)
    form.set("recipient", alone ? peopleValue([recipient]) : value)
  }
  return (
    <FormField label={m.recipient} error={error} hint={hint} aside={unloaded && again}>
      {(control) => (
        <>
          <Select
            {...control}
            {...form.control("recipient")}
            value={isPeople(recipient) ? peopleValue([]) : recipient}
            onChange={({ target }) => choose(target.value)}
            {...(form.errors["recipient"] && { "aria-invalid": true })}
            required
          >
            <option value="" disabled hidden>
              {m.recipientPlaceholder}
            </option>
            {recipients && <SeveralOptions recipients={recipients} />}
            {recipients?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          {isPeople(recipient) && recipients && (
            <PeopleChoice
              people={recipients}
              chosen={chosenIds(recipient)}
              onChange={(ids) => form.set("recipient", peopleValue(ids))}
            />
          )}
        </>
      )}
    </FormField>
  )
}
