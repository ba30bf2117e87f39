import { ChevronRight, House } from "lucide-react"
import { Link, useLocation } from "react-router"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { breadcrumbTitle } from "../navigation.ts"
import styles from "./Breadcrumb.module.css"

/** Home and the page's name; hidden where the page needs all the room. */
export const Breadcrumb = () => {
  const m = useMessages(shell)
  const title = breadcrumbTitle(useLocation().pathname, m)
  if (title === undefined) return null
  return (
    <nav aria-label={m.breadcrumb} className={styles["breadcrumb"]}>
      <ol>
        <li>
          <Link to="/dashboard" aria-label={m.home}>
            <House size={15} aria-hidden="true" />
          </Link>
        </li>
        <li aria-hidden="true">
          <ChevronRight size={14} />
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
