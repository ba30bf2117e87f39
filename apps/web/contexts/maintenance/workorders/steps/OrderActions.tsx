import { Button, DropdownMenu } from "@radix-ui/themes"
import { type ComponentType, lazy, Suspense, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../../ui/ActionMenu.tsx"
import { OnlineButton } from "../../../../ui/OnlineButton.tsx"
import { documents, workOrders, workshop } from "../../messages/pages.ts"
import type { WorkOrderDialogProps, WorkOrderProps } from "../workOrders.ts"
import { useDownload } from "../document/useDownload.ts"
import { type DirectStep, isDirect, type Step, stepsOf, useDirectStep } from "./steps.ts"

type DialogStep = Exclude<Step, DirectStep>
type DialogName = DialogStep | "email"

const reasonDialog = (step: "reject" | "reopen" | "cancel") =>
  lazy(async () => {
    const { ReasonDialog } = await import("./ReasonDialog.tsx")
    return { default: (props: WorkOrderDialogProps) => <ReasonDialog {...props} step={step} /> }
  })

const amountDialog = (step: "request_approval" | "approve") =>
  lazy(async () => {
    const { AmountDialog } = await import("./AmountDialog.tsx")
    return { default: (props: WorkOrderDialogProps) => <AmountDialog {...props} step={step} /> }
  })

const DIALOGS: Readonly<Record<DialogName, ComponentType<WorkOrderDialogProps>>> = {
  edit: lazy(async () => ({ default: (await import("./EditDialog.tsx")).EditDialog })),
  request_approval: amountDialog("request_approval"),
  send_estimate: lazy(async () => ({ default: (await import("../links/SendDialog.tsx")).SendDialog })),
  approve: amountDialog("approve"),
  reject: reasonDialog("reject"),
  schedule: lazy(async () => ({ default: (await import("./ScheduleDialog.tsx")).ScheduleDialog })),
  start: lazy(async () => ({ default: (await import("./StartDialog.tsx")).StartDialog })),
  pause: lazy(async () => ({ default: (await import("./PauseDialog.tsx")).PauseDialog })),
  close: lazy(async () => ({ default: (await import("./CloseDialog.tsx")).CloseDialog })),
  reopen: reasonDialog("reopen"),
  cancel: reasonDialog("cancel"),
  email: lazy(async () => ({ default: (await import("../document/EmailDialog.tsx")).EmailDialog }))
}

/** What a step is called, which depends on where the work order is. */
const useLabels = ({ workOrder }: Pick<WorkOrderProps, "workOrder">) => {
  const { steps } = useMessages(workOrders)
  return (step: Step) =>
    step === "schedule" && workOrder.state === "scheduled" ? steps.reschedule : steps[step]
}

interface MenuProps extends WorkOrderProps {
  readonly steps: ReadonlyArray<Step>
  readonly onChoose: (step: Step) => void
  readonly onEmail: () => void
}

/** The other steps, and the work order as PDF. */
const More = ({ organization, workOrder, steps, onChoose, onEmail }: MenuProps) => {
  const { more } = useMessages(workshop)
  const m = useMessages(documents)
  const labelOf = useLabels({ workOrder })
  const download = useDownload({ organization, workOrder })
  return (
    <ActionMenu label={more} variant="surface" loading={download.isPending}>
      {steps.map((step) =>
        isDirect(step) ? (
          <OnlineItem key={step} onSelect={() => onChoose(step)}>
            {labelOf(step)}
          </OnlineItem>
        ) : (
          <DialogItem key={step} onOpen={() => onChoose(step)}>
            {labelOf(step)}
          </DialogItem>
        )
      )}
      {steps.length > 0 && <DropdownMenu.Separator />}
      <OnlineItem onSelect={() => download.mutate()}>{m.download}</OnlineItem>
      {organization.can.includes("workorders.edit") && <DialogItem onOpen={onEmail}>{m.open}</DialogItem>}
    </ActionMenu>
  )
}

/** The one step that comes next as a button, and everything else in a menu. */
export const OrderActions = (props: WorkOrderProps) => {
  const labelOf = useLabels(props)
  const direct = useDirectStep(props)
  const [opened, open] = useState<DialogName>()
  const { next, others } = stepsOf(props.workOrder)
  const choose = (step: Step) => (isDirect(step) ? direct.mutate(step) : open(step))
  const Opened = opened && DIALOGS[opened]
  return (
    <>
      {next && isDirect(next) && (
        <OnlineButton loading={direct.isPending} onClick={() => choose(next)}>
          {labelOf(next)}
        </OnlineButton>
      )}
      {next && !isDirect(next) && <Button onClick={() => choose(next)}>{labelOf(next)}</Button>}
      <More {...props} steps={others} onChoose={choose} onEmail={() => open("email")} />
      {Opened && (
        <Suspense>
          <Opened {...props} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}
