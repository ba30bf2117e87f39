/** What the browser keeps for us, by name. Read by the app and, without its code, by the public pages. */
export const SESSION_KEY = "motorpool.session"
export const PUSH_KEY = "motorpool.push"
export const THEME_KEY = "motorpool.theme"
export const LOCALE_KEY = "motorpool.locale"
export const DENSITY_KEY = "motorpool.density"
export const SINGLE_KEYS_KEY = "motorpool.single-keys"
export const RECENT_ACTIONS_KEY = "motorpool.recent-actions"

/** The one choice that is a cookie: `collapsed` or `expanded`. */
export const SIDEBAR_COOKIE = "sidebar_state"
