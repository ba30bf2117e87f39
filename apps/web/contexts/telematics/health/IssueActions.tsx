import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem, OnlineItem } from "../../../ui/ActionMenu.tsx"
import { devices } from "../messages/pages.ts"
import { type IssueProps, useSnoozing } from "./issues.ts"

const SnoozeDialog = lazy(async () => ({ default: (await import("./SnoozeDialog.tsx")).SnoozeDialog }))

const DAY = 86_400_000

interface Props extends IssueProps {
  readonly isSnoozed: boolean
}

const Items = ({ isSnoozed, onChooseDay, ...props }: Props & { readonly onChooseDay: () => void }) => {
  const m = useMessages(devices).issues
  const { snooze, unsnooze } = useSnoozing(props)
  const snoozeFor = (days: number) => snooze.mutate(new Date(Date.now() + days * DAY))
  return (
    <>
      <OnlineItem onSelect={() => snoozeFor(1)}>{m.snoozeDay}</OnlineItem>
      <OnlineItem onSelect={() => snoozeFor(7)}>{m.snoozeWeek}</OnlineItem>
      <DialogItem onOpen={onChooseDay}>{m.snoozeUntil}</DialogItem>
      {isSnoozed && <OnlineItem onSelect={() => unsnooze.mutate()}>{m.unsnooze}</OnlineItem>}
    </>
  )
}

/** What can be done with an open issue, for those who may. */
export const IssueActions = (props: Props) => {
  const m = useMessages(devices).issues
  const [choosing, setChoosing] = useState(false)
  const { organization, issue } = props
  if (!organization.can.includes("devices.edit") || issue.closed_at !== null) return null
  return (
    <>
      <ActionMenu label={m.more(m.name(m.kinds[issue.kind], issue.device.name))}>
        <Items {...props} onChooseDay={() => setChoosing(true)} />
      </ActionMenu>
      {choosing && (
        <Suspense>
          <SnoozeDialog organization={organization} issue={issue} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
