import type { CustomerView } from "#customers/contract"
import type { ComboboxOption } from "../../../ui/Combobox.tsx"

export type CustomerOption = ComboboxOption & { readonly key: CustomerView["id"] }

/** A customer as an option; disabled without an email address, with the reason. */
export const asOption = ({ id, name, email }: CustomerView, noAddress: string): CustomerOption => ({
  key: id,
  label: name,
  about: email ?? noAddress,
  disabled: email === null
})
