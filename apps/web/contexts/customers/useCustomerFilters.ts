import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../i18n/useMessages.ts"
import type { Filter } from "../../ui/filters/Filter.ts"
import { recordOptions } from "../../ui/optionsOf.ts"
import { useTags } from "./customers.ts"
import { customers } from "./messages/index.ts"
import { useOwners } from "./useOwners.ts"

/** How the list of customers can be filtered: by type, tag and owner. */
export const useCustomerFilters = (organization: Organization): ReadonlyArray<Filter> => {
  const { fields, types, filters } = useMessages(customers)
  const { owners } = useOwners(organization)
  const tags = useTags(organization)
  return [
    {
      key: "type",
      label: fields.type,
      kind: "choice",
      options: [
        { value: "person", label: types.person },
        { value: "company", label: types.company }
      ]
    },
    {
      key: "tag",
      label: filters.tag,
      kind: "choice",
      options: tags.map((tag) => ({ value: tag, label: tag }))
    },
    {
      key: "owner",
      label: fields.owner,
      kind: "choice",
      options: recordOptions(owners)
    }
  ]
}
