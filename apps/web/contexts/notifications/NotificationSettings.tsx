import type { Preferences } from "#notifications/contract"
import { useQuery } from "@tanstack/react-query"
import { ErrorState } from "../../ui/ErrorState.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import { KindsPanel } from "./preferences/KindsPanel.tsx"
import { preferencesQuery, useChanging } from "./preferences/preferences.ts"
import { TimesPanel } from "./preferences/TimesPanel.tsx"
import { PushPanel } from "./push/PushPanel.tsx"

const Loaded = ({ saved }: { readonly saved: Preferences }) => {
  const changing = useChanging(saved)
  return (
    <>
      <KindsPanel {...changing} />
      <PushPanel />
      <TimesPanel {...changing} />
    </>
  )
}

/** How the signed-in person wants to be told: what, by which ways, and when. */
export const NotificationSettings = () => {
  const { data, error, refetch } = useQuery(preferencesQuery)
  if (data) return <Loaded saved={data} />
  return (
    <Panel flush>
      {error ? <ErrorState error={error} retry={() => void refetch()} /> : <SkeletonRows />}
    </Panel>
  )
}
