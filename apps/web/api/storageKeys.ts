/**
 * The names under which we store data in the browser. Read by the app and, without its code, by the public pages.
 * storageOwners.ts says to whom they belong.
 */
export const SESSION_KEY = "motorpool.session"
export const PUSH_KEY = "motorpool.push"
export const THEME_KEY = "motorpool.theme"
export const LOCALE_KEY = "motorpool.locale"
export const DENSITY_KEY = "motorpool.density"
export const SINGLE_KEYS_KEY = "motorpool.single-keys"
export const DEVICE_KEY = "motorpool.device"
export const RECENT_ACTIONS_KEY = "motorpool.recent-actions"
/** These two are suffixed with the user's id. */
export const ORGANIZATION_KEY = "motorpool.organization"
export const CUSTOMER_COLUMNS_KEY = "motorpool.customer-columns"
/** Suffixed with an organization's id; the columns also with the name of a list. */
export const SETUP_KEY = "motorpool.setup"
export const LIST_COLUMNS_KEY = "motorpool.list-columns"
/** Up to where this browser has received live events. */
export const LIVE_PLACE_KEY = "motorpool.live-place"
export const ATTEMPT_KEY = "motorpool.telematics.attempt"

/** Stored for one tab, until it is closed. */
export const RETURN_PATH_KEY = "motorpool.return-path"
export const INVITATION_KEY = "motorpool.invitation"
/** What this tab left for at a sign-in service. */
export const DEPARTURE_KEY = "motorpool.departure"
export const ARRIVED_KEY = "motorpool.telematics.arrived"
export const INSTALL_DISMISSED_KEY = "motorpool.install-dismissed"

/** Databases. The queue of unsent messages also names its lock, and the channel that announces its changes. */
export const LAST_READ = "motorpool.last-read"
export const LAST_READ_KEYS = "motorpool.last-read-keys"
export const DRAFTS = "motorpool.drafts"
export const WORKER_TOKEN = "motorpool.pass"
export const OUTGOING = "motorpool.outgoing"
/** Inspections that are not sent yet, also the name of their lock and channel, and their photos. */
export const INSPECTIONS_HERE = "motorpool.inspections"
export const INSPECTION_PHOTOS = "motorpool.inspection-photos"
export const REVOCATIONS = "motorpool.revocations"

/** The only setting stored in a cookie: `collapsed` or `expanded`. */
export const SIDEBAR_COOKIE = "sidebar_state"
