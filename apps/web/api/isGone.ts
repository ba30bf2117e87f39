import { problemOf } from "./problem.ts"

/** Whether a record that may have been shown before no longer exists. A query keeps what it loaded earlier. */
export const isGone = (error: unknown): boolean => error !== null && problemOf(error).status === 404
