import type { InspectionScheduleView } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import { InspectionsFrame } from "../InspectionsFrame.tsx"
import { schedules } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { DuePanel } from "./DuePanel.tsx"
import { MissedPanel } from "./MissedPanel.tsx"
import { ScheduleRow } from "./ScheduleRow.tsx"
import { useSchedules } from "./schedules.ts"

const ScheduleDialog = lazy(async () => ({ default: (await import("./ScheduleDialog.tsx")).ScheduleDialog }))

interface ListProps {
  readonly organization: Organization
  readonly onAdd: () => void
  readonly onEdit: (schedule: InspectionScheduleView) => void
}

const List = ({ organization, onAdd, onEdit }: ListProps) => {
  const m = useMessages(schedules)
  const query = useSchedules(organization)
  if (!query.data) return <NotLoaded query={query} />
  if (query.data.length === 0)
    return (
      <EmptyState
        title={m.empty.title}
        {...(organization.can.includes("inspections.edit_forms") && {
          action: (
            <OnlineButton variant="surface" color="gray" onClick={onAdd}>
              {m.add.open}
            </OnlineButton>
          )
        })}
      >
        {m.empty.sentence}
      </EmptyState>
    )
  return (
    <ul className={styles["list"]} aria-label={m.list}>
      {query.data.map((schedule) => (
        <ScheduleRow
          key={schedule.id}
          organization={organization}
          schedule={schedule}
          onEdit={() => onEdit(schedule)}
        />
      ))}
    </ul>
  )
}

/** When vehicles are inspected: every few days, or before each use. */
export const SchedulesPage = () => {
  const m = useMessages(schedules)
  const [opened, open] = useState<{ readonly schedule?: InspectionScheduleView }>()
  const add = () => open({})
  return (
    <InspectionsFrame
      permission="inspections.read"
      renderActions={({ can }) =>
        can.includes("inspections.edit_forms") && (
          <OnlineButton onClick={add}>
            <Plus size={16} aria-hidden="true" />
            {m.add.open}
          </OnlineButton>
        )
      }
    >
      {(organization) => (
        <>
          <DuePanel organization={organization} />
          <Panel title={m.list} flush>
            <List organization={organization} onAdd={add} onEdit={(schedule) => open({ schedule })} />
          </Panel>
          <MissedPanel organization={organization} />
          {opened && (
            <Suspense>
              <ScheduleDialog organization={organization} {...opened} onClose={() => open(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </InspectionsFrame>
  )
}

export const Component = SchedulesPage
