import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { openMessages } from "../../contexts/messaging/actions.ts"
import { useUnreadMessages } from "../../contexts/messaging/unread.ts"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { type Action, type ActionContext, may } from "../actions/Action.ts"
import { useActionContext } from "../actions/useActionContext.ts"
import { useWords } from "../actions/words.ts"
import { NAVIGATION } from "../navigation.ts"
import styles from "./QuickLinks.module.css"

type About = keyof (typeof shell)["english"]["atHand"]["about"]

/** The pages that are there already, by their address: what each is about, and who may see it. */
const PAGES: Readonly<Record<string, readonly [about: About, isSeen: (context: ActionContext) => boolean]>> =
  {
    "/device-issues": ["devices", may("devices.read")],
    "/customers": ["customers", may("customers.read")],
    "/organization": ["organization", may("organization.read")]
  }

const Glyph = ({ icon: Icon }: Pick<Action, "icon">) => (
  <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
)

const Onward = () => <ChevronRight size={16} aria-hidden="true" />

const Messages = () => {
  const m = useMessages(shell)
  const context = useActionContext()
  const unread = useUnreadMessages(context.organization)
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => void openMessages.run(context)}>
        <Glyph icon={openMessages.icon} />
        <span>
          <b>{m.atHand.messages}</b>{" "}
          <small data-unread={unread > 0}>{unread > 0 ? m.unread(unread) : m.atHand.about.messages}</small>
        </span>
        <Onward />
      </button>
    </li>
  )
}

/** Below what is still to come: the ways to what is there already, as far as the member may see it. */
export const QuickLinks = () => {
  const m = useMessages(shell).atHand
  const words = useWords()
  const context = useActionContext()
  return (
    <div className={styles["frame"]}>
      <ul className={styles["ways"]} aria-label={m.label}>
        {may("messages.read")(context) && <Messages />}
        {NAVIGATION.flatMap(({ items }) => items).map(({ to, icon, title }) => {
          const [about, isSeen] = PAGES[to] ?? []
          return (
            about &&
            isSeen?.(context) && (
              <li key={to}>
                <Link to={to}>
                  <Glyph icon={icon} />
                  <span>
                    <b>{title(words)}</b> <small>{m.about[about]}</small>
                  </span>
                  <Onward />
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
