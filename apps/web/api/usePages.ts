import {
  type InfiniteData,
  type keepPreviousData,
  type QueryMeta,
  useInfiniteQuery,
  type UseInfiniteQueryResult
} from "@tanstack/react-query"

interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly next: string | null
}

/** A paginated list, as far as it is loaded. */
export type Pages<A> = UseInfiniteQueryResult<InfiniteData<Page<A>>>

interface Options<A> {
  /** Its query key. */
  readonly key: ReadonlyArray<string>
  /** Loads one page; receives the query part of the call: the cursor, or nothing. */
  readonly load: (query: { readonly after?: string }) => Promise<Page<A>>
  /** Milliseconds for which it counts as fresh; 5 minutes by default. */
  readonly staleTime?: number
  /** What is shown while another key loads, such as `keepPreviousData`; nothing by default. */
  readonly placeholderData?: typeof keepPreviousData
  /** What else it shows; see `shows` of `queryKeys.ts`. */
  readonly meta?: QueryMeta
}

/** A keyset-paginated list: `next` of one page is the cursor of the following one. */
export const usePages = <A>({ key, load, ...options }: Options<A>): Pages<A> =>
  useInfiniteQuery<Page<A>, Error, InfiniteData<Page<A>>, ReadonlyArray<string>, string | null>({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...options
  })
