import type { DowntimeView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import { downtime } from "../messages/pages.ts"
import { useDowntimeCommands } from "./downtime.ts"

const DowntimeDialog = lazy(async () => ({ default: (await import("./DowntimeDialog.tsx")).DowntimeDialog }))

interface Props {
  readonly organization: Organization
  readonly downtime: DowntimeView
  /** When it began, in words. */
  readonly from: string
}

/** What can be done with downtime that was recorded by hand. */
export const DowntimeActions = ({ organization, downtime: one, from }: Props) => {
  const m = useMessages(downtime)
  const [editing, setEditing] = useState(false)
  const { end, remove } = useDowntimeCommands(organization, one)
  return (
    <>
      <ActionMenu label={m.more(one.vehicle.name, from)}>
        {one.until === null && <OnlineItem onSelect={() => end.mutate()}>{m.end}</OnlineItem>}
        <DialogItem onOpen={() => setEditing(true)}>{m.edit}</DialogItem>
        <OnlineItem onSelect={() => remove.mutate()}>{m.remove}</OnlineItem>
      </ActionMenu>
      {editing && (
        <Suspense>
          <DowntimeDialog organization={organization} downtime={one} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
