import { useEffect, useRef } from "react"
import { useSearchParams } from "react-router"

const MAX_LENGTH = 200

/** The filter of a list. */
export interface Filter {
  /** Trimmed, empty for all. */
  readonly search: string
  readonly archived: boolean
}

/** A filter as the query of a request. */
export const asQuery = ({ search, archived }: Filter) => ({
  ...(search && { search }),
  ...(archived && { archived: "true" as const })
})

const withChange = (before: URLSearchParams, change: Readonly<Record<string, string | undefined>>) => {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(change)) {
    if (value) after.set(name, value)
    else after.delete(name)
  }
  return after
}

/**
 * The view of a page with a list, stored in the address: `?q=` searches, `?archived=true` shows the archive, and a
 * parameter of the page's own opens one item. So a view can be shared and opened in another tab.
 */
export const useListView = <Id extends string>(item: string, isId: (text: unknown) => text is Id) => {
  const [params, setParams] = useSearchParams()
  // Two changes in quick succession: the second builds on the first, even before that has been rendered.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const opened = params.get(item)
  const filter: Filter = {
    search: params.get("q")?.trim().slice(0, MAX_LENGTH) ?? "",
    archived: params.get("archived") === "true"
  }
  const change = (part: Readonly<Record<string, string | undefined>>) => {
    latest.current = withChange(latest.current, part)
    setParams(latest.current, { replace: true, preventScrollReset: true })
  }
  return {
    filter,
    /** A parameter of the page's own, such as another filter or the order. */
    param: (name: string) => params.get(name) ?? undefined,
    change,
    opened: isId(opened) ? opened : undefined,
    search: (q: string) => change({ q }),
    showArchived: (archived: boolean) => change({ archived: archived ? "true" : undefined }),
    /** The address that opens an item. */
    linkTo: (id: Id) => ({ search: `?${withChange(params, { [item]: id }).toString()}` }),
    close: () => change({ [item]: undefined })
  }
}
