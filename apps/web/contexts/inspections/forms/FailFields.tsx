import { DefectSeverity, VehicleSystem } from "#maintenance/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CheckInput, ChoiceInput, TextInput } from "../../../ui/inputs.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import meters from "../../fleet/meters/Meters.module.css"
import { inspections } from "../messages/index.ts"
import { forms } from "../messages/pages.ts"
import type { ItemForm } from "./useItemForm.ts"

/** The defect that a failed item raises. */
export const FailFields = ({ form }: { readonly form: ItemForm }) => {
  const m = useMessages(forms).fail
  const { severities } = useMessages(inspections)
  return (
    <>
      <CheckInput form={form} name="raises" label={m.raises} />
      {form.values.raises !== "" && (
        <>
          <div className={meters["pair"]}>
            <ChoiceInput form={form} name="severity" label={m.severity}>
              <NamedOptions values={DefectSeverity.literals} names={severities} />
            </ChoiceInput>
            <ChoiceInput form={form} name="system" label={m.system}>
              <NamedOptions values={VehicleSystem.literals} names={m.systems} />
            </ChoiceInput>
          </div>
          <TextInput form={form} name="defect" label={m.title} optional />
          <CheckInput form={form} name="blocking" label={m.blocking} />
        </>
      )}
    </>
  )
}
