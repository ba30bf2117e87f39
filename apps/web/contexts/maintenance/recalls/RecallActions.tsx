import { Button } from "@radix-ui/themes"
import { Wrench } from "lucide-react"
import { type ComponentType, lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CommandButton } from "../../../ui/CommandButton.tsx"
import { recalls } from "../messages/pages.ts"
import { type RecallDialogProps, type RecallProps, useReopeningRecall } from "./recalls.ts"

type Choice = "order" | "done" | "notApplicable"

const DIALOGS: Readonly<Record<Choice, ComponentType<RecallDialogProps>>> = {
  order: lazy(async () => ({ default: (await import("./RecallOrderDialog.tsx")).RecallOrderDialog })),
  done: lazy(async () => ({ default: (await import("./RecallDoneDialog.tsx")).RecallDoneDialog })),
  notApplicable: lazy(async () => ({
    default: (await import("./NotApplicableDialog.tsx")).NotApplicableDialog
  }))
}

const OpenActions = (props: RecallProps) => {
  const m = useMessages(recalls)
  const { can } = props.organization
  const [opened, open] = useState<Choice>()
  const Opened = opened && DIALOGS[opened]
  return (
    <>
      {can.includes("workorders.edit") && (
        <Button onClick={() => open("order")}>
          <Wrench size={16} aria-hidden="true" />
          {m.workOrder}
        </Button>
      )}
      {can.includes("services.complete") && (
        <>
          <Button variant="surface" color="gray" onClick={() => open("done")}>
            {m.done.open}
          </Button>
          <Button variant="surface" color="gray" onClick={() => open("notApplicable")}>
            {m.notApplicable.open}
          </Button>
        </>
      )}
      {Opened && (
        <Suspense>
          <Opened {...props} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const Reopen = (props: RecallProps) => (
  <CommandButton command={useReopeningRecall(props)}>{useMessages(recalls).reopen.open}</CommandButton>
)

/** What can be done with a recall in its state, for those who may. One in a work order is done there. */
export const RecallActions = (props: RecallProps) => {
  const { state } = props.recall
  if (state === "open") return <OpenActions {...props} />
  if (state === "scheduled" || !props.organization.can.includes("services.complete")) return null
  return <Reopen {...props} />
}
