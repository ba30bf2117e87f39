import { useMessages } from "../../../i18n/useMessages.ts"
import { isActive } from "../fields/customFields.ts"
import { fleet } from "../messages/index.ts"
import { customName } from "./customValues.ts"
import { ChoiceInput, TextInput } from "./fields.tsx"
import type { VehicleForm } from "./useVehicleForm.ts"

/** An input for each field that the organization added. */
export const CustomInputs = ({ form }: { readonly form: VehicleForm }) => {
  const { choose } = useMessages(fleet).form
  return form.customFields.filter(isActive).map((field) => {
    const named = { form, name: customName(field), label: field.name }
    switch (field.type) {
      case "choice":
        return (
          <ChoiceInput
            key={field.id}
            {...named}
            none={choose}
            options={field.choices.map(({ id, name }) => [id, name])}
          />
        )
      case "date":
        return <TextInput key={field.id} {...named} type="date" />
      // The keyboards that some phones offer for numbers have no minus.
      case "number":
      case "text":
        return <TextInput key={field.id} {...named} />
    }
  })
}
