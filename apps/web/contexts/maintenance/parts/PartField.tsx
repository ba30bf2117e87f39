import { ListParts, PARTS, type PartView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Combobox } from "../../../ui/Combobox.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { useDebounced } from "../../../ui/useDebounced.ts"
import { lines } from "../messages/pages.ts"
import { useNumberTexts } from "../numbers.ts"

const MOST = "8"

/** Parts that the server finds by number, name or bin. */
const useFoundParts = ({ id }: Organization, typed: string) => {
  const search = useDebounced(typed)
  const { data, isPending } = useQuery({
    queryKey: organizationKey(id, PARTS, "found", search),
    queryFn:
      search === ""
        ? skipToken
        : () => api(ListParts, { params: { organizationId: id }, query: { search, limit: MOST } })
  })
  // Results for an earlier text are ignored.
  return { found: search === typed ? (data?.items ?? []) : [], isPending: search !== typed || isPending }
}

interface Props {
  readonly organization: Organization
  readonly part: PartView | undefined
  readonly error?: string | undefined
  readonly hint?: string
  /** Whether a part that is out of stock can be chosen, too. */
  readonly anyStock?: boolean
  readonly onChoose: (part: PartView | undefined) => void
}

/** A field that finds a part. */
export const PartField = ({ organization, part, error, hint, anyStock = false, onChoose }: Props) => {
  const { line: m } = useMessages(lines)
  const texts = useNumberTexts(organization)
  const [typed, setTyped] = useState("")
  const { found, isPending } = useFoundParts(organization, typed)
  const optionOf = (one: PartView) => ({
    key: one.id,
    label: one.name,
    about: `${one.number} · ${m.inStock(texts.quantity(one.on_hand, one.unit))}`,
    disabled: !anyStock && one.on_hand === 0,
    part: one
  })
  const options = found.map(optionOf)
  return (
    <FormField label={m.part} error={error} hint={hint}>
      {(control) => (
        <Combobox
          {...control}
          value={part && optionOf(part)}
          onChoose={(option) => onChoose(option?.part)}
          onType={setTyped}
          options={options}
          hint={typed !== "" && options.length === 0 && (isPending ? m.partSearching : m.partNotFound)}
          placeholder={m.partPlaceholder}
        />
      )}
    </FormField>
  )
}
