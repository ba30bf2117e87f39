import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Ellipsis } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../ui/MenuRoot.tsx"
import { useOfflineProps } from "../../../ui/useOfflineProps.ts"
import { devices } from "../messages/index.ts"
import { type IssueProps, useSnoozing } from "./issues.ts"

const SnoozeDialog = lazy(async () => ({ default: (await import("./SnoozeDialog.tsx")).SnoozeDialog }))

const DAY = 86_400_000

interface Props extends IssueProps {
  readonly isSnoozed: boolean
}

const Items = ({ isSnoozed, onChooseDay, ...props }: Props & { readonly onChooseDay: () => void }) => {
  const m = useMessages(devices).issues
  const offline = useOfflineProps()
  const { snooze, unsnooze } = useSnoozing(props)
  const end = () => unsnooze.mutate()
  const snoozeFor = (days: number) => snooze.mutate(new Date(Date.now() + days * DAY))
  return (
    <>
      <DropdownMenu.Item {...offline} onSelect={() => snoozeFor(1)}>
        {m.snoozeDay}
      </DropdownMenu.Item>
      <DropdownMenu.Item {...offline} onSelect={() => snoozeFor(7)}>
        {m.snoozeWeek}
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={onChooseDay}>{m.snoozeUntil}</DropdownMenu.Item>
      {isSnoozed && (
        <DropdownMenu.Item {...offline} onSelect={end}>
          {m.unsnooze}
        </DropdownMenu.Item>
      )}
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
      <MenuRoot>
        <DropdownMenu.Trigger>
          <IconButton
            variant="ghost"
            color="gray"
            size="2"
            aria-label={m.more(m.name(m.kinds[issue.kind], issue.device.name))}
          >
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content variant="soft" color="gray" align="end">
          <Items {...props} onChooseDay={() => setChoosing(true)} />
        </DropdownMenu.Content>
      </MenuRoot>
      {choosing && (
        <Suspense>
          <SnoozeDialog organization={organization} issue={issue} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
