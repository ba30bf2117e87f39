import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { FormField } from "../../../ui/FormField.tsx"
import { Select } from "../../../ui/Select.tsx"
import type { useForm } from "../../../ui/useForm.ts"
import { TagChoice } from "../../views/together/TagChoice.tsx"
import { useTags } from "../customers.ts"
import { customers } from "../messages/index.ts"
import { OwnerOptions } from "../OwnerOptions.tsx"
import { useOwners } from "../useOwners.ts"
import { NO_OWNER } from "./changing.ts"

interface Props {
  readonly organization: Organization
  readonly form: ReturnType<typeof useForm<{ readonly choice: string }>>
}

/** A tag, typed or one of those in use. */
export const AddedTag = ({ organization, form }: Props) => {
  const { tag, typeTag } = useMessages(customers).together
  return <TagChoice label={tag} placeholder={typeTag} tags={useTags(organization)} form={form} />
}

/** One of the tags in use. */
export const RemovedTag = ({ organization, form }: Props) => {
  const { tag, chooseTag } = useMessages(customers).together
  const tags = useTags(organization)
  return (
    <FormField label={tag} error={form.errors["choice"]}>
      {(control) => (
        <Select {...control} {...form.control("choice")}>
          <option value="" disabled>
            {chooseTag}
          </option>
          {tags.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
    </FormField>
  )
}

/** A member, or none. Nothing is chosen at first: an owner of many customers is not removed by mistake. */
export const Owner = ({ organization, form }: Props) => {
  const { fields, form: m, together } = useMessages(customers)
  const { owners } = useOwners(organization)
  return (
    <FormField label={fields.owner_id} error={form.errors["choice"]}>
      {(control) => (
        <Select {...control} {...form.control("choice")}>
          <option value="" disabled>
            {together.chooseOwner}
          </option>
          <option value={NO_OWNER}>{m.noOwner}</option>
          <OwnerOptions owners={owners} />
        </Select>
      )}
    </FormField>
  )
}
