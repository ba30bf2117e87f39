import { Button } from "@radix-ui/themes"
import { ChevronDown, ChevronUp } from "lucide-react"
import { type ReactNode, useId, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useCustomFieldsQuery } from "../fields/customFields.ts"
import { fleet } from "../messages/index.ts"
import { FirstFields } from "./FirstFields.tsx"
import { FurtherFields } from "./FurtherFields.tsx"
import { type FormProps, useVehicleForm } from "./useVehicleForm.ts"
import styles from "./VehicleForm.module.css"

interface Props extends Omit<FormProps, "customFields"> {
  readonly submit: string
  readonly busy: string
  /** Shown above the buttons, such as what a colleague changed meanwhile. */
  readonly notice?: ReactNode
  /** The cancel button, which discards what was typed. */
  readonly renderCancel: (discard: () => void) => ReactNode
}

const Loaded = (props: Props & FormProps) => {
  const m = useMessages(fleet).form
  const form = useVehicleForm(props)
  const [more, setMore] = useState(props.vehicle !== undefined)
  const id = useId()
  const Chevron = more ? ChevronUp : ChevronDown
  return (
    <form {...form.element} className={styles["form"]}>
      <FirstFields form={form} organization={props.organization} onFurther={() => setMore(true)} />
      {!props.vehicle && (
        <div>
          <Button
            type="button"
            variant="ghost"
            color="gray"
            aria-expanded={more}
            aria-controls={id}
            onClick={() => setMore(!more)}
          >
            <Chevron size={16} aria-hidden="true" />
            {more ? m.fewer : m.more}
          </Button>
        </div>
      )}
      <div id={id} hidden={!more}>
        {more && <FurtherFields form={form} organization={props.organization} />}
      </div>
      {props.notice ?? <Alert error={form.formError} />}
      <div className={styles["submit"]}>
        {props.renderCancel(form.discard)}
        <SubmitButton busy={form.busy} busyText={props.busy}>
          {props.submit}
        </SubmitButton>
      </div>
    </form>
  )
}

/** A vehicle's fields: first those that a new one needs, the others on request. */
export const VehicleForm = (props: Props) => {
  const query = useCustomFieldsQuery(props.organization)
  return query.data ? <Loaded {...props} customFields={query.data} /> : <NotLoaded query={query} rows={6} />
}
