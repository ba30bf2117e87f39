import { infiniteQueryOptions } from "@tanstack/react-query"

interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly next: string | null
}

const START: string | null = null

/** A list that comes in pages, for useInfiniteQuery. `load` gets the query part: where to go on, or nothing. */
export const pagesOf = <A>(
  queryKey: ReadonlyArray<string>,
  load: (query: { readonly after?: string }) => Promise<Page<A>>
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam === null ? {} : { after: pageParam }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next
  })
