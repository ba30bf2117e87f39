import type { Query } from "@tanstack/react-query"
import { Schema } from "effect"
import { queryClient } from "./queryClient.ts"
import { readKey } from "./queryKeys.ts"
import { currentSession } from "./session.ts"

const LiveEvent = Schema.Struct({
  name: Schema.String,
  organization_id: Schema.NullOr(Schema.String),
  user_id: Schema.NullOr(Schema.String),
  invalidates: Schema.Array(Schema.String)
})
/** What happened, to whom, and which cached queries it changed. */
export type LiveEvent = typeof LiveEvent.Type

export const readLiveEvent = Schema.decodeUnknownSync(Schema.fromJsonString(LiveEvent))

/** Whether an event changed what a query has loaded: of its organization, or of the person it is about. */
export const isInvalidatedBy =
  ({ organization_id, user_id, invalidates }: LiveEvent) =>
  ({ queryKey, meta }: Pick<Query, "queryKey" | "meta">): boolean => {
    const { organizationId, name } = readKey(queryKey)
    const concerns =
      organizationId === null ? user_id === currentSession()?.user.id : organizationId === organization_id
    const { shows = [] } = meta ?? {}
    return (
      concerns &&
      (shows === "everything" || [name, ...shows].some((one) => invalidates.includes(String(one))))
    )
  }

/**
 * A response that is on its way may be from before the change. Where there is one on the screen already, it is requested
 * again; elsewhere it would pass for current.
 */
const isTakenForCurrent = (query: Query): boolean =>
  query.state.fetchStatus === "fetching" && (!query.isActive() || query.state.data === undefined)

/** Reloads what is on the screen and has changed, or may have; the rest when it is shown again. */
export const invalidateFor = (event: LiveEvent | "everything"): void => {
  const changed = event === "everything" ? {} : { predicate: isInvalidatedBy(event) }
  const onTheirWay = queryClient.getQueryCache().findAll(changed).filter(isTakenForCurrent)
  void queryClient.invalidateQueries(changed)
  for (const { promise, queryKey } of onTheirWay) {
    const invalidate = () => queryClient.invalidateQueries({ queryKey, exact: true })
    void promise?.then(invalidate, invalidate)
  }
}
