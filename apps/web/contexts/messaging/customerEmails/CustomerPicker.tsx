import { ListCustomers } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { api } from "../../../api/client.ts"
import { customerEmails } from "../../../i18n/en/customerEmails.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Combobox } from "../../../ui/Combobox.tsx"
import type { ControlProps } from "../../../ui/FormField.tsx"
import { organizationKey } from "../../tenancy/inOrganization.ts"
import { asOption, type CustomerOption } from "./asOption.ts"

interface Props {
  readonly organization: Organization
  readonly value: CustomerOption | undefined
  readonly onChoose: (option: CustomerOption | undefined) => void
  readonly control: ControlProps
}

/** Milliseconds of rest before a search begins, and how many it offers. */
const REST = 300
const OFFERED = "20"

/** A text as it was when the keys last rested. */
const useRested = (text: string) => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

const useSuggestions = ({ id }: Organization, typed: string) => {
  const search = useRested(typed.trim())
  return useQuery({
    queryKey: organizationKey(id, "customers", "picker", search),
    queryFn: () =>
      api(ListCustomers, {
        params: { organizationId: id },
        query: { limit: OFFERED, ...(search && { search }) }
      }),
    placeholderData: keepPreviousData
  })
}

/** Chooses a customer by name, email or phone. */
export const CustomerPicker = ({ organization, value, onChoose, control }: Props) => {
  const m = useMessages(customerEmails).compose
  const [typed, setTyped] = useState("")
  const { data, isPending, isError } = useSuggestions(organization, typed)
  const options = data?.items.map((customer) => asOption(customer, m.noAddress)) ?? []
  const hint = isError ? m.searchFailed : isPending ? m.searching : options.length === 0 && m.noneFound
  return (
    <Combobox
      {...control}
      value={value}
      options={options}
      hint={hint}
      placeholder={m.customerPlaceholder}
      onChoose={onChoose}
      onType={setTyped}
    />
  )
}
