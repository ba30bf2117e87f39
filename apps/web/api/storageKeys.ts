/** What the browser keeps for us, by name. Read by the app and, without its code, by the public pages. */
export const SESSION_KEY = "motorpool.session"
export const THEME_KEY = "motorpool.theme"
export const LOCALE_KEY = "motorpool.locale"
