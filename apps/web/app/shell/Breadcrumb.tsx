import { ChevronRight, House } from "lucide-react"
import type { ReactNode } from "react"
import { Link, useLocation } from "react-router"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import { shell } from "../messages/index.ts"
import { breadcrumbOf } from "../navigation.ts"
import styles from "./Breadcrumb.module.css"

/** Home, followed by the given list items. */
export const BreadcrumbTrail = ({ children }: { readonly children: ReactNode }) => {
  const m = useMessages(shell)
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
        {children}
      </ol>
    </nav>
  )
}

/** Home and the page's name; on a record's page a link back to the list. Hidden where the page needs all the space. */
export const Breadcrumb = () => {
  const localize = useLocalize()
  const { pathname } = useLocation()
  const title = breadcrumbOf(pathname)
  if (title === undefined) return null
  const [, list = "", record] = pathname.split("/")
  return (
    <BreadcrumbTrail>
      {record ? (
        <li>
          <Link to={`/${list}`}>{localize(title)}</Link>
        </li>
      ) : (
        <li aria-current="page">{localize(title)}</li>
      )}
    </BreadcrumbTrail>
  )
}
