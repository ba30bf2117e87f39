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

/** A list that comes in pages, as far as it is loaded. */
export type Pages<A> = UseInfiniteQueryResult<InfiniteData<Page<A>>>

interface Options<A> {
  /** Where it lies in the cache. */
  readonly key: ReadonlyArray<string>
  /** Loads one page; gets the query part of the call: where to go on, or nothing. */
  readonly load: (query: { readonly after?: string }) => Promise<Page<A>>
  /** Milliseconds for which it counts as fresh; 5 minutes unless told. */
  readonly staleTime?: number
  /** What is shown while another key loads, such as `keepPreviousData`; nothing unless told. */
  readonly placeholderData?: typeof keepPreviousData
  /** What else it shows; see `shows` of `queryKeys.ts`. */
  readonly meta?: QueryMeta
}

/** A list by its keyset: `next` of one page is where the following one begins. */
export const usePages = <A>({ key, load, ...options }: Options<A>): Pages<A> =>
  useInfiniteQuery<Page<A>, Error, InfiniteData<Page<A>>, ReadonlyArray<string>, string | null>({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...options
  })
