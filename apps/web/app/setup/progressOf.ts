import type { UseQueryResult } from "@tanstack/react-query"
import type { Progress } from "./SetupStep.ts"

/** The progress that a query loads; undefined while it loads, null if it cannot be loaded. */
export const progressOf = ({ data, fetchStatus }: UseQueryResult<Progress>): Progress | null | undefined =>
  data ?? (fetchStatus === "fetching" ? undefined : null)
