import type { Organization } from "#tenancy/contract"
import { Dialog, IconButton } from "@radix-ui/themes"
import { X } from "lucide-react"
import { useState } from "react"
import { common } from "../../../i18n/messages/index.ts"
import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useDraft } from "../../../ui/useDraft.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import type { Mapping } from "../csv/columns.ts"
import type { Table } from "../csv/table.ts"
import { batchesOf } from "./batches.ts"
import { ChooseFile } from "./ChooseFile.tsx"
import styles from "./Import.module.css"
import { MapColumns } from "./MapColumns.tsx"
import { Preview, type Previewed } from "./Preview.tsx"
import { Report } from "./Report.tsx"
import { Running } from "./Running.tsx"
import { Steps } from "./Steps.tsx"
import { isUnderWay, useImport } from "./useImport.ts"

/** The choices made for a file, and the result of its import. */
export interface Plan {
  readonly table: Table
  readonly hasHeader: boolean
  readonly mapping: Mapping
}

type Stage =
  | { readonly step: "choose" }
  | { readonly step: "map"; readonly table: Table; readonly plan?: Plan }
  | { readonly step: "preview"; readonly plan: Plan; readonly previewed: Previewed }
  | { readonly step: "import"; readonly plan: Plan }

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

const useStages = ({ organization, onClose }: Props) => {
  const [stage, setStage] = useState<Stage>({ step: "choose" })
  const importing = useImport(organization)
  const { run } = importing
  // Chosen columns and unsent rows must not be lost; the report may be.
  useDraft(stage.step === "map" || stage.step === "preview" || (run !== undefined && isUnderWay(run)))
  const content = () => {
    switch (stage.step) {
      case "choose":
        return <ChooseFile onTable={(table) => setStage({ step: "map", table })} />
      case "map":
        return (
          <MapColumns
            organization={organization}
            table={stage.table}
            {...(stage.plan && { before: stage.plan })}
            preview={importing.preview}
            onBack={() => setStage({ step: "choose" })}
            onPreviewed={(plan, previewed) => setStage({ step: "preview", plan, previewed })}
          />
        )
      case "preview":
        return (
          <Preview
            {...stage.previewed}
            onBack={() => setStage({ step: "map", table: stage.plan.table, plan: stage.plan })}
            onStart={() => {
              const { plan } = stage
              setStage({ step: "import", plan })
              importing.start(batchesOf(plan.table, plan.hasHeader, plan.mapping))
            }}
          />
        )
      case "import":
        if (!run || isUnderWay(run)) return <Running run={run} importing={importing} />
        return (
          <Report
            organization={organization}
            importId={importing.importId}
            run={run}
            plan={stage.plan}
            onClose={onClose}
          />
        )
    }
  }
  return { step: stage.step, content, underWay: run !== undefined && isUnderWay(run) }
}

/** Imports customers from a file: choose it, map its columns, preview the first rows, import, report. */
export const ImportDialog = (props: Props) => {
  const m = useMessages(customers).importing
  const { close } = useMessages(common)
  const { step, content, underWay } = useStages(props)
  const opener = useReturnFocus()
  const stay = (event: Event) => {
    if (underWay) event.preventDefault()
  }
  return (
    <DialogRoot onOpenChange={() => !underWay && props.onClose()}>
      <Dialog.Content
        maxWidth="820px"
        aria-describedby={undefined}
        className={styles["dialog"] ?? ""}
        {...opener}
        onEscapeKeyDown={stay}
        // A click outside of the dialog must not discard the rows.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className={styles["bar"]}>
          <Dialog.Title as="h2" size="5" mb="0">
            {m.title}
          </Dialog.Title>
          {!underWay && (
            <Dialog.Close>
              <IconButton variant="ghost" color="gray" size="3" aria-label={close}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          )}
        </div>
        <Steps at={step} />
        {content()}
      </Dialog.Content>
    </DialogRoot>
  )
}
