import { Button } from "@radix-ui/themes"
import { BadgeCheck, ShieldCheck, Wrench } from "lucide-react"
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem } from "../../../ui/ActionMenu.tsx"
import { CommandButton } from "../../../ui/CommandButton.tsx"
import { maintenanceInShell } from "../messages/index.ts"
import { defects, workshop } from "../messages/pages.ts"
import { type DefectDialogProps, type DefectProps, useVerifying } from "./defects.ts"
import { blockOf, isResolved } from "./states.tsx"

const DIALOGS: Readonly<Record<string, ComponentType<DefectDialogProps>>> = {
  edit: lazy(async () => ({ default: (await import("./EditDefectDialog.tsx")).EditDefectDialog })),
  resolve: lazy(async () => ({ default: (await import("./ResolveDialog.tsx")).ResolveDialog })),
  release: lazy(async () => ({ default: (await import("./SignReleaseDialog.tsx")).SignReleaseDialog })),
  defer: lazy(async () => ({ default: (await import("./DeferDialog.tsx")).DeferDialog })),
  reopen: lazy(async () => ({ default: (await import("./ReopenDialog.tsx")).ReopenDialog })),
  workOrder: lazy(async () => ({ default: (await import("./OrderDialog.tsx")).OrderDialog }))
}

type Choice = "edit" | "resolve" | "release" | "defer" | "reopen" | "workOrder"

/** What the user may do with a defect in its state, in dialogs. */
const choicesOf = ({ organization: { can }, defect }: DefectProps): ReadonlySet<Choice> => {
  const mayEdit = can.includes("defects.edit")
  const isOpen = !isResolved(defect)
  const choices: ReadonlyArray<readonly [Choice, boolean]> = [
    ["edit", mayEdit && isOpen],
    ["resolve", mayEdit && isOpen],
    ["release", defect.can.release && blockOf(defect) === "awaitsRelease"],
    ["defer", mayEdit && isOpen && !defect.blocking && defect.state !== "deferred"],
    ["reopen", defect.can.reopen && (!isOpen || defect.state === "deferred")],
    ["workOrder", can.includes("workorders.edit") && isOpen && defect.work_order_id === null]
  ]
  return new Set(choices.flatMap(([choice, isPossible]) => (isPossible ? [choice] : [])))
}

const Verify = (props: DefectProps) => {
  const m = useMessages(defects).verify
  return (
    <CommandButton command={useVerifying(props)}>
      <BadgeCheck size={16} aria-hidden="true" />
      {m.open}
    </CommandButton>
  )
}

interface MenuProps {
  readonly choices: ReadonlySet<Choice>
  readonly onChoose: (choice: Choice) => void
}

/** What is done less often. */
const More = ({ choices, onChoose }: MenuProps) => {
  const m = useMessages(defects)
  const { more } = useMessages(workshop)
  const offered = (["edit", "defer", "reopen"] as const).filter((choice) => choices.has(choice))
  if (offered.length === 0) return null
  return (
    <ActionMenu label={more} variant="surface">
      {offered.map((choice) => (
        <DialogItem key={choice} onOpen={() => onChoose(choice)}>
          {m[choice].open}
        </DialogItem>
      ))}
    </ActionMenu>
  )
}

const Buttons = ({ choices, onChoose, children }: MenuProps & { readonly children: ReactNode }) => {
  const m = useMessages(defects)
  const { newWorkOrder } = useMessages(maintenanceInShell)
  return (
    <>
      {choices.has("release") && (
        <Button onClick={() => onChoose("release")}>
          <ShieldCheck size={16} aria-hidden="true" />
          {m.release.open}
        </Button>
      )}
      {choices.has("resolve") && <Button onClick={() => onChoose("resolve")}>{m.resolve.open}</Button>}
      {choices.has("workOrder") && (
        <Button variant="surface" color="gray" onClick={() => onChoose("workOrder")}>
          <Wrench size={16} aria-hidden="true" />
          {newWorkOrder.title}
        </Button>
      )}
      {children}
      <More choices={choices} onChoose={onChoose} />
    </>
  )
}

/** What can be done with a defect in its state. */
export const DefectActions = (props: DefectProps) => {
  const [opened, open] = useState<Choice>()
  const Opened = opened && DIALOGS[opened]
  return (
    <>
      <Buttons choices={choicesOf(props)} onChoose={open}>
        {props.defect.can.verify && props.defect.state === "resolved" && <Verify {...props} />}
      </Buttons>
      {Opened && (
        <Suspense>
          <Opened {...props} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}
