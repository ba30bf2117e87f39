import type { DeviceAccess } from "../../contract/deviceViews.ts"

/** Where trackers and phones report. */
export const TRACKER_PATH = "/ingest/osmand"

/** What a device with this key needs. */
export const accessTo = (key: string): DeviceAccess => ({ path: TRACKER_PATH, key })

/** Where a Traccar server with this token forwards to. */
export const forwardingPath = (token: string): string => `/ingest/traccar/${token}`
