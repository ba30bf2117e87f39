import { Button } from "@radix-ui/themes"
import { useEffect, useRef } from "react"
import type { Pages } from "../api/usePages.ts"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { Alert } from "./Alert.tsx"
import styles from "./LoadMore.module.css"

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

const More = <A,>({ query }: { readonly query: Pages<A> }) => {
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

/** The end of a paginated list: loads its next page, if there is one. `rows`: how many are shown. */
export const LoadMore = <A,>({ query, rows }: { readonly query: Pages<A>; readonly rows: number }) =>
  query.hasNextPage && <More key={rows} query={query} />
