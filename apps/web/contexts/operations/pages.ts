import { withMessages } from "../../i18n/locale.ts"
import { fleet, meters } from "../fleet/messages/index.ts"
import { documents, fuel, handovers, occupancy, timeline } from "../fleet/messages/pages.ts"

export const loadRecentActivity = withMessages(
  () => import("./RecentActivity.tsx"),
  documents,
  fleet,
  fuel,
  handovers,
  meters,
  occupancy,
  timeline
)
