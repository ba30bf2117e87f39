import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Fact, Facts } from "../../../ui/Facts.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import handovers from "../../fleet/handovers/Handovers.module.css"
import { inspections } from "../messages/index.ts"
import { forms } from "../messages/pages.ts"
import type { FormProps } from "./BuilderPage.tsx"
import { FormState } from "./FormsPage.tsx"

const DetailsDialog = lazy(async () => ({ default: (await import("./DetailsDialog.tsx")).DetailsDialog }))

/** What a form is for, and how long its inspections are stored. */
export const DetailsPanel = ({ mayEdit, ...props }: FormProps & { readonly mayEdit: boolean }) => {
  const m = useMessages(forms)
  const { uses } = useMessages(inspections)
  const [isOpen, open] = useState(false)
  const { use, jurisdiction, retention_months } = props.form
  return (
    <Panel
      title={m.details.title}
      aside={
        mayEdit && (
          <OnlineButton variant="surface" color="gray" onClick={() => open(true)}>
            {m.details.edit}
          </OnlineButton>
        )
      }
    >
      <div className={handovers["facts"]}>
        <Facts>
          <Fact label={m.details.state}>
            <FormState form={props.form} />
          </Fact>
          <Fact label={m.details.use}>{uses[use]}</Fact>
          <Fact label={m.details.jurisdiction}>{m.jurisdictions[jurisdiction]}</Fact>
          <Fact label={m.details.retention}>{m.months(retention_months)}</Fact>
        </Facts>
      </div>
      {isOpen && (
        <Suspense>
          <DetailsDialog {...props} onClose={() => open(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
