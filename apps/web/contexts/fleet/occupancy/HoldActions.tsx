import type { HoldView } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense, useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import { notify } from "../../../ui/toast.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { useOrganizationRefresh } from "../../tenancy/useOrganizationRefresh.ts"
import { occupancy } from "../messages/pages.ts"
import { conflictOf } from "./conflicts.ts"
import { canBeUndone, type Change, CHANGES, changesOf } from "./holdChanges.ts"
import type { HoldState } from "./holdState.ts"
import { useHoldText } from "./useHoldText.ts"

const ExtendDialog = lazy(async () => ({ default: (await import("./ExtendDialog.tsx")).ExtendDialog }))

export interface HoldProps {
  readonly organization: Organization
  readonly hold: HoldView
  readonly state: HoldState
  readonly timeZone: string
}

/** Changes a hold; a conflict names what stands in the way. */
const useHoldChange = ({ organization, hold, timeZone }: Omit<HoldProps, "state">) => {
  const m = useMessages(occupancy)
  const { nameOf, periodOf } = useHoldText(timeZone)
  const { handleFailure } = useOrganizationRefresh(organization)
  const send = (change: Change) =>
    api(CHANGES[change], { params: { organizationId: organization.id, holdId: hold.id } })
  const command = {
    send,
    done: (_: HoldView, change: Change) => m.done[change](nameOf(hold)),
    onFailed: (error: unknown) => {
      const holds = conflictOf(error)?.holds.map((other) => `${nameOf(other)}, ${periodOf(other)}`)
      if (holds === undefined) handleFailure(error)
      else notify.error(m.conflict.taken(holds.join("; ")))
    }
  }
  const undo = useOrganizationCommand(organization, command)
  const offer = { label: m.actions.undo, run: () => undo.mutate("undone") }
  const reversible = useOrganizationCommand(organization, { ...command, offer })
  return (change: Change) => (canBeUndone(change) ? reversible : undo).mutate(change)
}

const Items = ({ onExtend, ...props }: HoldProps & { readonly onExtend: () => void }) => {
  const { actions } = useMessages(occupancy)
  const change = useHoldChange(props)
  return (
    <>
      {changesOf(props.hold.kind, props.state).map(([label, to]) => (
        <OnlineItem key={label} onSelect={() => change(to)}>
          {actions[label]}
        </OnlineItem>
      ))}
      {props.state !== "ended" && <DialogItem onOpen={onExtend}>{actions.extend}</DialogItem>}
    </>
  )
}

/** What can be done with a hold, for those who may. A grounding ends with its safety blocks. */
export const HoldActions = (props: HoldProps) => {
  const m = useMessages(occupancy)
  const { nameOf } = useHoldText(props.timeZone)
  const [extending, setExtending] = useState(false)
  const { organization, hold, state } = props
  const hasLapsed = state === "ended" && hold.ended_at === null
  if (!organization.can.includes("holds.edit") || hold.kind === "inspection_grounding" || hasLapsed)
    return null
  return (
    <>
      <ActionMenu label={m.more(nameOf(hold))}>
        <Items {...props} onExtend={() => setExtending(true)} />
      </ActionMenu>
      {extending && (
        <Suspense>
          <ExtendDialog {...props} onClose={() => setExtending(false)} />
        </Suspense>
      )}
    </>
  )
}
