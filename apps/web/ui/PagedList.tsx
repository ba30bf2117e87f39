import { Button } from "@radix-ui/themes"
import { type ReactNode, useEffect, useRef } from "react"
import type { Pages } from "../api/usePages.ts"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { Alert } from "./Alert.tsx"
import { NotLoaded } from "./ListStates.tsx"
import styles from "./PagedList.module.css"

interface Props<A> {
  readonly query: Pages<A>
  readonly label: string
  /** Shown instead of a list without items. */
  readonly empty: ReactNode
  /** One row: a list item with its key. */
  readonly children: (item: A) => ReactNode
}

/** The next page loads when its button scrolls near the screen; the button is for keyboards and for retries. */
const useNearScreen = (reach: () => void) => {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(reach)
  useEffect(() => {
    latest.current = reach
  })
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: "400px"
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return element
}

const More = <A,>({ query }: Pick<Props<A>, "query">) => {
  const m = useMessages(common)
  const { isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query
  const element = useNearScreen(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  })
  return (
    <div ref={element} className={styles["more"]}>
      <Alert error={isFetchNextPageError ? error : undefined} />
      <Button
        variant="surface"
        color="gray"
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? m.retry : m.loadMore}
      </Button>
    </div>
  )
}

/** A paginated list with all its states: loading, offline, failed, empty, and more further down. */
export const PagedList = <A,>({ query, label, empty, children }: Props<A>) => {
  if (!query.data) return <NotLoaded query={query} />
  const items = query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return empty
  return (
    <>
      <ul aria-label={label} className={styles["list"]}>
        {items.map(children)}
      </ul>
      {query.hasNextPage && <More key={items.length} query={query} />}
    </>
  )
}
