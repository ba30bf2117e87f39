import { EditMeter, type MeterView, RemoveMeter, UndoReplacement } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense, useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { meters } from "../messages/index.ts"
import { useMeterName } from "./meters.ts"

const ReplaceMeterDialog = lazy(async () => ({
  default: (await import("./ReplaceMeterDialog.tsx")).ReplaceMeterDialog
}))

export interface MeterProps {
  readonly organization: Organization
  readonly meter: MeterView
}

const useMeterCommands = ({ organization, meter }: MeterProps) => {
  const m = useMessages(meters)
  const name = useMeterName()(meter)
  const params = { organizationId: organization.id, meterId: meter.id }
  const last = meter.segments.at(-1)
  const otherUnit = meter.unit === "km" ? ("mi" as const) : ("km" as const)
  return {
    otherUnit,
    undo: useOrganizationCommand(organization, {
      send: async () => last && api(UndoReplacement, { params: { ...params, segmentId: last.id } }),
      done: () => m.replacementUndone
    }),
    makePrimary: useOrganizationCommand(organization, {
      send: () => api(EditMeter, { params, body: { is_primary: true } }),
      done: () => m.madePrimary(name)
    }),
    changeUnit: useOrganizationCommand(organization, {
      send: () => api(EditMeter, { params, body: { unit: otherUnit } }),
      done: () => m.unitChanged
    }),
    remove: useOrganizationCommand(organization, {
      send: () => api(RemoveMeter, { params }),
      done: () => m.removed(name)
    })
  }
}

/** What can be changed without a dialog, as far as it applies. */
const useChoices = (props: MeterProps) => {
  const m = useMessages(meters)
  const { undo, makePrimary, changeUnit, remove, otherUnit } = useMeterCommands(props)
  const { segments, is_primary, measure, current } = props.meter
  return [
    { label: m.undoReplacement, applies: segments.length > 1, run: () => undo.mutate() },
    { label: m.makePrimary, applies: !is_primary, run: () => makePrimary.mutate() },
    { label: m.readIn[otherUnit], applies: measure === "distance", run: () => changeUnit.mutate() },
    { label: m.remove, applies: current === null, run: () => remove.mutate() }
  ].filter(({ applies }) => applies)
}

const Items = ({ onReplace, ...props }: MeterProps & { readonly onReplace: () => void }) => {
  const { replace } = useMessages(meters)
  return (
    <>
      <DialogItem onOpen={onReplace}>{replace.open}</DialogItem>
      {useChoices(props).map(({ label, run }) => (
        <OnlineItem key={label} onSelect={run}>
          {label}
        </OnlineItem>
      ))}
    </>
  )
}

/** What can be changed about a meter, for those who may. */
export const MeterActions = (props: MeterProps) => {
  const m = useMessages(meters)
  const nameOf = useMeterName()
  const [replacing, setReplacing] = useState(false)
  if (!props.organization.can.includes("readings.correct")) return null
  return (
    <>
      <ActionMenu label={m.more(nameOf(props.meter))}>
        <Items {...props} onReplace={() => setReplacing(true)} />
      </ActionMenu>
      {replacing && (
        <Suspense>
          <ReplaceMeterDialog {...props} onClose={() => setReplacing(false)} />
        </Suspense>
      )}
    </>
  )
}
