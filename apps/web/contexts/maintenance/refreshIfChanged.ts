import { problemOf } from "../../api/problem.ts"

const CONFLICT = 409

/** For the failure of a request, which remains one: after a conflict, what is shown may be out of date. */
export const refreshIfChanged =
  (refresh: () => unknown) =>
  (error: unknown): never => {
    if (problemOf(error).status === CONFLICT) void refresh()
    throw error
  }
