import type { Preferences } from "#notifications/contract"
import { useQuery } from "@tanstack/react-query"
import { NotLoaded } from "../../ui/ListStates.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { KindsPanel } from "./preferences/KindsPanel.tsx"
import { preferencesQuery, useChanging } from "./preferences/preferences.ts"
import { SchedulePanel } from "./preferences/SchedulePanel.tsx"
import { PushPanel } from "./push/PushPanel.tsx"

const Loaded = ({ saved }: { readonly saved: Preferences }) => {
  const changing = useChanging(saved)
  return (
    <>
      <KindsPanel {...changing} />
      <PushPanel />
      <SchedulePanel {...changing} />
    </>
  )
}

/** The user's notification preferences: what, by which channels, and when. */
export const NotificationSettings = () => {
  const query = useQuery(preferencesQuery)
  if (query.data) return <Loaded saved={query.data} />
  return (
    <Panel flush>
      <NotLoaded query={query} />
    </Panel>
  )
}
