import type { Geofence } from "./Geofences.ts"

/** What decides which vehicles are inside, and when something is reported. */
const ruleOf = ({ shape, schedule, dwell_after, speed_limit, group_id }: Geofence): string =>
  JSON.stringify([shape, schedule, dwell_after, speed_limit, group_id])

/** Whether what was known of vehicles at a geofence no longer holds. Its name and who is notified of what do not matter. */
export const isWatchedAnew = (before: Geofence, after: Geofence): boolean => ruleOf(before) !== ruleOf(after)
