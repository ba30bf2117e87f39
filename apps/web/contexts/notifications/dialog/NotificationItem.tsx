import type { NotificationView } from "#notifications/contract"
import { IconButton, VisuallyHidden } from "@radix-ui/themes"
import { Check } from "lucide-react"
import { type MouseEvent, type ReactNode, useRef } from "react"
import { Link } from "react-router"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Highlight } from "../../../ui/Highlight.tsx"
import { RelativeTime } from "../../../ui/RelativeTime.tsx"
import { chooseOrganization, useOrganizations } from "../../tenancy/organizations.ts"
import { useMarkRead } from "../marking.ts"
import { kindIcons } from "./kindIcons.ts"
import styles from "./NotificationItem.module.css"

interface Props {
  readonly notification: NotificationView
  /** The search term, highlighted in the text. */
  readonly term: string
  /** Called when the user follows the notification's link in this tab. */
  readonly onFollow: () => void
}

const Words = ({ notification, term }: Pick<Props, "notification" | "term">) => {
  const m = useMessages(notifications)
  const Icon = kindIcons[notification.icon]
  return (
    <>
      <span className={styles["icon"]}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={styles["title"]}>
        {notification.read_at === null && <VisuallyHidden>{m.unread}: </VisuallyHidden>}
        <Highlight text={notification.title} term={term} />
      </span>
      <span className={styles["message"]}>
        <Highlight text={notification.message} term={term} />
      </span>
      <span className={styles["when"]}>
        <RelativeTime at={notification.created_at} />
      </span>
    </>
  )
}

/** With Ctrl, Cmd or Shift a link opens elsewhere, and the dialog stays. */
const staysHere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => !metaKey && !ctrlKey && !shiftKey

/** What a click does. `stay` moves the focus to the row: the button disappears once it is read. */
const useReading = (
  { notification, onFollow }: Pick<Props, "notification" | "onFollow">,
  stay: () => void
) => {
  const { organizations } = useOrganizations()
  const { mutate } = useMarkRead()
  const markRead = () => {
    if (notification.read_at === null) mutate(notification.id)
  }
  return {
    follow: (event: MouseEvent) => {
      markRead()
      if (!staysHere(event)) return
      // The linked page is about this organization, whichever one is selected.
      const own = organizations.find(({ id }) => id === notification.organization_id)
      if (own) chooseOrganization(own.id)
      onFollow()
    },
    read: () => {
      stay()
      markRead()
    }
  }
}

type Reading = ReturnType<typeof useReading>

const Body = ({
  reading,
  ...about
}: Pick<Props, "notification" | "term"> & { readonly reading: Reading }) => {
  const { notification } = about
  const className = styles["body"]
  const words: ReactNode = <Words {...about} />
  if (notification.link !== null)
    return (
      <Link to={notification.link} className={className} onClick={reading.follow}>
        {words}
      </Link>
    )
  if (notification.read_at !== null) return <div className={className}>{words}</div>
  return (
    <button type="button" className={className} onClick={reading.read}>
      {words}
    </button>
  )
}

/** One notification; clicking it marks it as read and follows its link. */
export const NotificationItem = (props: Props) => {
  const { notification } = props
  const m = useMessages(notifications)
  const row = useRef<HTMLLIElement>(null)
  const reading = useReading(props, () => row.current?.focus({ preventScroll: true }))
  const unread = notification.read_at === null
  return (
    <li ref={row} tabIndex={-1} className={styles["item"]} data-unread={unread}>
      <Body notification={notification} term={props.term} reading={reading} />
      {unread && (
        <IconButton
          variant="ghost"
          color="gray"
          className={styles["check"] ?? ""}
          aria-label={m.markRead(notification.title)}
          title={m.markRead(notification.title)}
          onClick={reading.read}
        >
          <Check size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
