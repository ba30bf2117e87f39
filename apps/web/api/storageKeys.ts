/**
 * The names under which we store data in the browser. Read by the app and, without its code, by the public
 * pages.
 */
export const SESSION_KEY = "motorpool.session"
export const PUSH_KEY = "motorpool.push"
export const THEME_KEY = "motorpool.theme"
export const LOCALE_KEY = "motorpool.locale"
export const DENSITY_KEY = "motorpool.density"
export const SINGLE_KEYS_KEY = "motorpool.single-keys"
export const RECENT_ACTIONS_KEY = "motorpool.recent-actions"
/** One per user of this browser, suffixed with their id. */
export const ORGANIZATION_KEY = "motorpool.organization"
export const ATTEMPT_KEY = "motorpool.telematics.attempt"

/** Stored for one tab, until it is closed. */
export const RETURN_PATH_KEY = "motorpool.return-path"
export const INVITATION_KEY = "motorpool.invitation"
export const ARRIVED_KEY = "motorpool.telematics.arrived"
export const INSTALL_DISMISSED_KEY = "motorpool.install-dismissed"

/** The only setting stored in a cookie: `collapsed` or `expanded`. */
export const SIDEBAR_COOKIE = "sidebar_state"
