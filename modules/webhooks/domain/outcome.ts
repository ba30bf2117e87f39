import type { AttemptOutcome } from "../contract/views.ts"

/** What became of an attempt. `wish`: milliseconds that the server asks us to wait. */
export interface Attempted {
  readonly outcome: AttemptOutcome
  readonly status_code: number | null
  readonly response: string | null
  readonly wish: number | null
}

/** What a status means. Only 2xx is success; redirects are not followed. */
export const outcomeOf = (status: number): AttemptOutcome =>
  status >= 200 && status < 300 ? "delivered" : status >= 300 && status < 400 ? "redirect" : "refused"

/** The receiver wants no more events. */
export const isGone = ({ status_code }: Attempted): boolean => status_code === 410
