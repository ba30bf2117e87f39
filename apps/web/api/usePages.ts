import {
  type InfiniteData,
  type keepPreviousData,
  type QueryMeta,
  useInfiniteQuery,
  type UseInfiniteQueryResult
} from "@tanstack/react-query"
import { queryClient } from "./queryClient.ts"

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
  /** What is shown at first, if it was never loaded; it loads nevertheless. */
  readonly initialData?: () => InfiniteData<Page<A>, string | null> | undefined
  /** Whether it may load; true by default. */
  readonly enabled?: boolean
  /** What else it shows; see `shows` of `queryKeys.ts`. */
  readonly meta?: QueryMeta
}

const asQuery = <A>({ key, load, initialData, ...options }: Options<A>) => ({
  queryKey: key,
  queryFn: ({ pageParam }: { readonly pageParam: string | null }) =>
    load(pageParam === null ? {} : { after: pageParam }),
  initialPageParam: null,
  getNextPageParam: ({ next }: Page<A>) => next,
  ...(initialData && { initialData, initialDataUpdatedAt: 0 }),
  ...options
})

/** A keyset-paginated list: `next` of one page is the cursor of the following one. */
export const usePages = <A>(options: Options<A>): Pages<A> =>
  useInfiniteQuery<Page<A>, Error, InfiniteData<Page<A>>, ReadonlyArray<string>, string | null>(
    asQuery(options)
  )

/** Loads the first page of a list that may be shown next, unless it is loaded and fresh. */
export const prefetchPages = <A>(
  options: Omit<Options<A>, "placeholderData" | "initialData">
): Promise<void> =>
  queryClient.prefetchInfiniteQuery<Page<A>, Error, Page<A>, ReadonlyArray<string>, string | null>(
    asQuery(options)
  )
