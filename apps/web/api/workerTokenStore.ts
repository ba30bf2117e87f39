import { database } from "./database.ts"
import { WORKER_TOKEN } from "./storageKeys.ts"

/**
 * What the service worker needs to send what waits when every page is closed: the access token, good for an
 * hour at most, and never the refresh token, which only pages may use up.
 */
export interface WorkerToken {
  readonly user_id: string
  readonly access_token: string
  /** Seconds since 1970. */
  readonly expires_at: number
}

/** A token for each queue, under its sync tag. */
export const workerTokenStore = () => database(WORKER_TOKEN, "pass")
