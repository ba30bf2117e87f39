import type { StoredInspection } from "./StoredInspection.ts"

/** Whether it is finished and can be sent. */
export const isWaiting = ({ finished_at, refusal }: StoredInspection): boolean =>
  finished_at !== null && refusal === null
