import { EditMeter, type MeterView, RemoveMeter, UndoReplacement } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Ellipsis } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../ui/MenuRoot.tsx"
import { useOfflineProps } from "../../../ui/useOfflineProps.ts"
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
  const offline = useOfflineProps()
  return (
    <>
      <DropdownMenu.Item onSelect={onReplace}>{replace.open}</DropdownMenu.Item>
      {useChoices(props).map(({ label, run }) => (
        <DropdownMenu.Item key={label} {...offline} onSelect={run}>
          {label}
        </DropdownMenu.Item>
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
      <MenuRoot>
        <DropdownMenu.Trigger>
          <IconButton variant="ghost" color="gray" size="2" aria-label={m.more(nameOf(props.meter))}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content variant="soft" color="gray" align="end">
          <Items {...props} onReplace={() => setReplacing(true)} />
        </DropdownMenu.Content>
      </MenuRoot>
      {replacing && (
        <Suspense>
          <ReplaceMeterDialog {...props} onClose={() => setReplacing(false)} />
        </Suspense>
      )}
    </>
  )
}
