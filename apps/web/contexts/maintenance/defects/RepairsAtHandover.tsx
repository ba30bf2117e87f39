import type { HandoverNoticeProps } from "../../../app/handovers/HandoverNotice.ts"
import { useMe } from "../../identity/me.ts"
import { RepairsPanel } from "./RepairsPanel.tsx"

/** What was repaired since a driver last signed. A driver who takes the vehicle signs it; staff point it out to the driver. */
export const RepairsAtHandover = ({ organization, assignment: { vehicle, driver } }: HandoverNoticeProps) => {
  const me = useMe()
  const drives = me !== undefined && driver.user_id === me.id
  return <RepairsPanel organization={organization} vehicle={vehicle} saysOffline pointsOut={!drives} />
}
