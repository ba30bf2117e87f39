import { ChevronRight, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { type ActionContext, may, runAction } from "../../app/actions/Action.ts"
import { useActionContext } from "../../app/actions/useActionContext.ts"
import type { ActionLink } from "../../app/context.ts"
import { ACTION_LINKS, PAGE_LINKS, type PageLink } from "../../app/quickLinks.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import { operationsInShell } from "./messages/index.ts"
import styles from "./QuickLinks.module.css"

interface RowProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly about: ReactNode
}

const Row = ({ icon: Icon, title, about }: RowProps) => (
  <>
    <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
    <span>
      <b>{title}</b> {about}
    </span>
    <ChevronRight size={16} aria-hidden="true" />
  </>
)

const ToAction = ({ link, context }: { readonly link: ActionLink; readonly context: ActionContext }) => {
  const { action, title, About } = link
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => runAction(action, context)}>
        <Row icon={action.icon} title={useLocalize()(title)} about={<About />} />
      </button>
    </li>
  )
}

const ToPage = ({ link: { path, icon, title, about } }: { readonly link: PageLink }) => {
  const localize = useLocalize()
  return (
    <li>
      <Link to={path}>
        <Row icon={icon} title={localize(title)} about={<small>{localize(about)}</small>} />
      </Link>
    </li>
  )
}

/** Links to the pages and dialogs that the member has access to. */
export const QuickLinks = () => {
  const m = useMessages(operationsInShell)
  const context = useActionContext()
  return (
    <div className={styles["frame"]}>
      <ul className={styles["ways"]} aria-label={m.quickLinks}>
        {ACTION_LINKS.filter(({ permission }) => may(permission)(context)).map((link) => (
          <ToAction key={link.action.id} link={link} context={context} />
        ))}
        {PAGE_LINKS.filter(({ permission }) => may(permission)(context)).map((link) => (
          <ToPage key={link.path} link={link} />
        ))}
      </ul>
    </div>
  )
}
