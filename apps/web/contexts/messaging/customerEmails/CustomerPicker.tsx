import { CUSTOMERS, type CustomerView, ListCustomers } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { customerEmails } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Combobox } from "../../../ui/Combobox.tsx"
import type { ControlProps } from "../../../ui/FormField.tsx"
import { matchesOf } from "../../../ui/matches.ts"
import { useDebounced } from "../../../ui/useDebounced.ts"
import { asOption, type CustomerOption } from "./asOption.ts"

interface Props {
  readonly organization: Organization
  readonly value: CustomerOption | undefined
  readonly onChoose: (option: CustomerOption | undefined) => void
  readonly control: ControlProps
}

/** The most suggestions shown. */
const MAX_RESULTS = "20"

const matchesSearch = ({ name, email, phone }: CustomerView, wanted: string) =>
  wanted === "" || [name, email, phone].some((text) => matchesOf(text ?? "", wanted).length > 0)

/** The customers the server finds; until it has answered, those already loaded that match. */
const useSuggestions = ({ id }: Organization, typed: string) => {
  const wanted = typed.trim()
  const search = useDebounced(wanted)
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: organizationKey(id, CUSTOMERS, "picker", search),
    queryFn: () =>
      api(ListCustomers, {
        params: { organizationId: id },
        query: { limit: MAX_RESULTS, ...(search && { search }) }
      }),
    placeholderData: keepPreviousData
  })
  const settled = search === wanted && data !== undefined && !isPlaceholderData
  const items = data?.items ?? []
  return { customers: settled ? items : items.filter((one) => matchesSearch(one, wanted)), settled, isError }
}

/** Chooses a customer by name, email or phone. */
export const CustomerPicker = ({ organization, value, onChoose, control }: Props) => {
  const m = useMessages(customerEmails).compose
  const [typed, setTyped] = useState("")
  const { customers, settled, isError } = useSuggestions(organization, typed)
  const none = settled ? m.noneFound : m.searching
  return (
    <Combobox
      {...control}
      value={value}
      options={customers.map((customer) => asOption(customer, m.noAddress))}
      hint={isError ? m.searchFailed : customers.length === 0 && none}
      placeholder={m.customerPlaceholder}
      onChoose={onChoose}
      onType={setTyped}
    />
  )
}
