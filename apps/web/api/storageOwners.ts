import {
  ARRIVED_KEY,
  ATTEMPT_KEY,
  CUSTOMER_COLUMNS_KEY,
  DENSITY_KEY,
  DEPARTURE_KEY,
  DEVICE_KEY,
  DRAFTS,
  INSPECTION_PHOTOS,
  INSPECTIONS_HERE,
  INSTALL_DISMISSED_KEY,
  INVITATION_KEY,
  LAST_READ,
  LAST_READ_KEYS,
  LIST_COLUMNS_KEY,
  LIVE_PLACE_KEY,
  LOCALE_KEY,
  ORGANIZATION_KEY,
  OUTGOING,
  PUSH_KEY,
  RECENT_ACTIONS_KEY,
  RETURN_PATH_KEY,
  REVOCATIONS,
  SESSION_KEY,
  SETUP_KEY,
  SINGLE_KEYS_KEY,
  THEME_KEY,
  WORKER_TOKEN
} from "./storageKeys.ts"

/**
 * To whom the data belongs that we store in the browser:
 *
 * - `browser`: stays for everyone who uses the browser.
 * - `person`: removed with their session, however it ends, and before another person's begins.
 * - `task`: a person's unfinished task, removed by its own code: the push subscription once it has ended, unsent
 *   messages and inspections when their author signs out or another person signs in.
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
  [LIST_COLUMNS_KEY]: "person",
  [LIVE_PLACE_KEY]: "person",
  [ATTEMPT_KEY]: "person",
  [ARRIVED_KEY]: "person",
  [PUSH_KEY]: "task",
  [DEPARTURE_KEY]: "visit",
  [RETURN_PATH_KEY]: "visit",
  [INVITATION_KEY]: "visit"
} as const satisfies Record<string, Owner>

/** A registered key, or one suffixed with an id. */
export type StoredKey =
  | keyof typeof KEYS
  | `${typeof ORGANIZATION_KEY | typeof CUSTOMER_COLUMNS_KEY | typeof SETUP_KEY | typeof LIST_COLUMNS_KEY}.${string}`

/** Every database. A revocation belongs to the browser: it outlives the session that it ends. */
export const DATABASES = {
  [REVOCATIONS]: "browser",
  [LAST_READ]: "person",
  [LAST_READ_KEYS]: "person",
  [DRAFTS]: "person",
  [WORKER_TOKEN]: "person",
  [OUTGOING]: "task",
  [INSPECTIONS_HERE]: "task",
  [INSPECTION_PHOTOS]: "task"
} as const satisfies Record<string, Owner>

export type StoredDatabase = keyof typeof DATABASES
