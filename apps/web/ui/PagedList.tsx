import type { ReactNode } from "react"
import type { Pages } from "../api/usePages.ts"
import { NotLoaded } from "./ListStates.tsx"
import { LoadMore } from "./LoadMore.tsx"
import styles from "./PagedList.module.css"

interface Props<A> {
  readonly query: Pages<A>
  /** What is shown of the loaded items; all of them by default. */
  readonly items?: ReadonlyArray<A> | undefined
  readonly label: string
  /** Shown instead of a list without items. */
  readonly empty: ReactNode
  /** One row: a list item with its key. */
  readonly children: (item: A) => ReactNode
}

/** A paginated list with all its states: loading, offline, failed, empty, and more further down. */
export const PagedList = <A,>({ query, items: shown, label, empty, children }: Props<A>) => {
  if (!query.data) return <NotLoaded query={query} />
  const items = shown ?? query.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return empty
  return (
    <>
      <ul aria-label={label} className={styles["list"]}>
        {items.map(children)}
      </ul>
      <LoadMore query={query} rows={items.length} />
    </>
  )
}
