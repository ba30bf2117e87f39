import { VisuallyHidden } from "@radix-ui/themes"
import { Users } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { Link } from "react-router"
import { useMessages } from "../../i18n/useMessages.ts"
import { views } from "./messages/index.ts"
import { VIEW } from "./savedViews.ts"
import type { ListViews } from "./useList.ts"
import { ViewActions } from "./ViewActions.tsx"
import styles from "./ViewTabs.module.css"

interface TabProps {
  /** The parameters of its address. */
  readonly search: string
  readonly isActive: boolean
  readonly children: ReactNode
}

const Tab = ({ search, isActive, children }: TabProps) => {
  const element = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Among many, the one of the address may be out of sight.
    if (isActive) element.current?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [isActive])
  return (
    <Link
      ref={element}
      to={{ search }}
      aria-current={isActive ? "page" : undefined}
      className={styles["tab"]}
      preventScrollReset
    >
      {children}
    </Link>
  )
}

/** The views of a list: those of the product, one's own and the shared ones. Links, because each has an address. */
export const ViewTabs = ({ list }: { readonly list: ListViews }) => {
  const m = useMessages(views)
  const { standard, saved, isChanged } = list.views
  const mark = isChanged && (
    <span className={styles["changed"]} title={m.changed}>
      <VisuallyHidden>{m.changed}</VisuallyHidden>
    </span>
  )
  return (
    <div className={styles["bar"]}>
      <nav aria-label={m.label} className={styles["tabs"]}>
        {standard.map(({ key, title, query, isActive }) => (
          <Tab key={key} search={query} isActive={isActive}>
            {title}
          </Tab>
        ))}
        {saved.length > 0 && <span className={styles["divider"]} />}
        {saved.map(({ view: { id, name, shared }, isActive }) => (
          <Tab key={id} search={`${VIEW}=${id}`} isActive={isActive}>
            <span className={styles["name"]}>{name}</span>
            {shared && (
              <span className={styles["shared"]} title={m.sharedWithAll}>
                <Users size={14} aria-hidden="true" />
                <VisuallyHidden>{m.sharedWithAll}</VisuallyHidden>
              </span>
            )}
            {isActive && mark}
          </Tab>
        ))}
      </nav>
      {list.organization.can.includes("views.save") && <ViewActions list={list} />}
    </div>
  )
}
