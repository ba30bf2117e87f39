import type { Organization } from "#tenancy/contract"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { FormField } from "../../ui/FormField.tsx"
import { Select } from "../../ui/Select.tsx"
import { TagInput } from "../../ui/TagInput.tsx"
import { useTags } from "./customers.ts"
import { type CustomerForm, tagsOf } from "./useCustomerForm.ts"
import { OwnerOptions } from "./OwnerOptions.tsx"
import { useOwners } from "./useOwners.ts"

interface Props {
  readonly form: CustomerForm
  readonly organization: Organization
}

/** A customer's type, tags and owner. */
export const GroupFields = ({ form, organization }: Props) => {
  const { fields, types, form: m } = useMessages(customers)
  const suggestions = useTags(organization)
  const { owners, nameOf } = useOwners(organization)
  const owner = form.values.owner_id
  const isKnown = owner === "" || owners.some(({ id }) => id === owner)
  return (
    <>
      <FormField label={fields.type} error={form.errors["type"]}>
        {(control) => (
          <Select {...control} {...form.control("type")}>
            <option value="person">{types.person}</option>
            <option value="company">{types.company}</option>
          </Select>
        )}
      </FormField>
      <FormField label={fields.tags} hint={m.tagsHint} error={form.errors["tags"]} optional>
        {(control) => (
          <TagInput
            control={control}
            tags={tagsOf(form.values.tags)}
            onChange={(tags) => form.set("tags", tags.join("\n"))}
            removeLabel={m.removeTag}
            suggestions={suggestions}
          />
        )}
      </FormField>
      <FormField label={fields.owner_id} error={form.errors["owner_id"]} optional>
        {(control) => (
          <Select {...control} {...form.control("owner_id")}>
            <option value="">{m.noOwner}</option>
            {!isKnown && <option value={owner}>{nameOf(owner)}</option>}
            <OwnerOptions owners={owners} />
          </Select>
        )}
      </FormField>
    </>
  )
}
