/**
 * The names under which we store data in the browser, and to whom they belong. Read by the app and, without its
 * code, by the public pages.
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
/** Suffixed with an organization's id. */
export const SETUP_KEY = "motorpool.setup"
export const ATTEMPT_KEY = "motorpool.telematics.attempt"

/** Stored for one tab, until it is closed. */
export const RETURN_PATH_KEY = "motorpool.return-path"
export const INVITATION_KEY = "motorpool.invitation"
export const ARRIVED_KEY = "motorpool.telematics.arrived"
export const INSTALL_DISMISSED_KEY = "motorpool.install-dismissed"

/** Databases. The queue of unsent messages also names its lock, and the channel that announces its changes. */
export const LAST_READ = "motorpool.last-read"
export const LAST_READ_KEYS = "motorpool.last-read-keys"
export const DRAFTS = "motorpool.drafts"
export const WORKER_TOKEN = "motorpool.pass"
export const OUTGOING = "motorpool.outgoing"
export const REVOCATIONS = "motorpool.revocations"

/** The only setting stored in a cookie: `collapsed` or `expanded`. */
export const SIDEBAR_COOKIE = "sidebar_state"

/**
 * - `browser`: stays for everyone who uses the browser.
 * - `person`: removed with their session, however it ends, and before another person's begins.
 * - `task`: a person's unfinished task, removed by its own code: the push subscription once it has ended, unsent
 *   messages when their author signs out or another person signs in.
 * - `visit`: of someone who is about to sign in, until they have.
 */
type Owner = "browser" | "person" | "task" | "visit"

/** Everything stored by key, in local storage or for a tab. A key that is missing here counts as a person's. */
export const KEYS = {
  [THEME_KEY]: "browser",
  [LOCALE_KEY]: "browser",
  [DENSITY_KEY]: "browser",
  [SINGLE_KEYS_KEY]: "browser",
  [DEVICE_KEY]: "browser",
  [INSTALL_DISMISSED_KEY]: "browser",
  [SESSION_KEY]: "person",
  [RECENT_ACTIONS_KEY]: "person",
  [ORGANIZATION_KEY]: "person",
  [CUSTOMER_COLUMNS_KEY]: "person",
  [SETUP_KEY]: "person",
  [ATTEMPT_KEY]: "person",
  [ARRIVED_KEY]: "person",
  [PUSH_KEY]: "task",
  [RETURN_PATH_KEY]: "visit",
  [INVITATION_KEY]: "visit"
} as const satisfies Record<string, Owner>

/** A registered key, or one suffixed with an id. */
export type StoredKey =
  keyof typeof KEYS | `${typeof ORGANIZATION_KEY | typeof CUSTOMER_COLUMNS_KEY | typeof SETUP_KEY}.${string}`

/** Every database. A revocation belongs to the browser: it outlives the session that it ends. */
export const DATABASES = {
  [REVOCATIONS]: "browser",
  [LAST_READ]: "person",
  [LAST_READ_KEYS]: "person",
  [DRAFTS]: "person",
  [WORKER_TOKEN]: "person",
  [OUTGOING]: "task"
} as const satisfies Record<string, Owner>

export type StoredDatabase = keyof typeof DATABASES
