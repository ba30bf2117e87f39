import { Button } from "@radix-ui/themes"
import { ListPlus, Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { EmptyState } from "../../../../ui/EmptyState.tsx"
import { Panel } from "../../../../ui/Panel.tsx"
import styles from "../../Maintenance.module.css"
import { lines } from "../../messages/pages.ts"
import type { WorkOrderProps } from "../workOrders.ts"
import { LinePanel } from "./LinePanel.tsx"
import { mayEdit } from "./lines.ts"

const AddLineDialog = lazy(async () => ({ default: (await import("./AddLineDialog.tsx")).AddLineDialog }))
const SourcesDialog = lazy(async () => ({ default: (await import("./SourcesDialog.tsx")).SourcesDialog }))

/** The buttons that add lines, for those who may. */
const AddButtons = (props: WorkOrderProps) => {
  const m = useMessages(lines).line
  const [opened, open] = useState<"line" | "sources">()
  if (!mayEdit(props)) return null
  const onClose = () => open(undefined)
  return (
    <div className={styles["badges"]}>
      <Button variant="surface" color="gray" onClick={() => open("sources")}>
        <ListPlus size={16} aria-hidden="true" />
        {m.addSources}
      </Button>
      <Button variant="surface" color="gray" onClick={() => open("line")}>
        <Plus size={16} aria-hidden="true" />
        {m.add}
      </Button>
      {opened && (
        <Suspense>
          {opened === "line" ? (
            <AddLineDialog {...props} onClose={onClose} />
          ) : (
            <SourcesDialog {...props} onClose={onClose} />
          )}
        </Suspense>
      )}
    </div>
  )
}

/** The lines of a work order, each with what was wrong, who worked on it, and what it needed. */
export const LinesPanel = (props: WorkOrderProps) => {
  const m = useMessages(lines).line
  const { items } = props.workOrder
  if (items.length === 0)
    return (
      <Panel flush>
        <EmptyState title={m.none} action={<AddButtons {...props} />}>
          {mayEdit(props) && m.noneAbout}
        </EmptyState>
      </Panel>
    )
  return (
    <>
      {items.map((line) => (
        <LinePanel key={line.id} {...props} line={line} />
      ))}
      <AddButtons {...props} />
    </>
  )
}
