import { Tooltip } from "@radix-ui/themes"
import { Link, useLocation } from "react-router"
import { shell } from "../messages/index.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import type { GoAction } from "../actions/Action.ts"
import { isActive, NAVIGATION, type NavigationGroup } from "../navigation.ts"
import styles from "./Sidebar.module.css"

interface Props {
  readonly collapsed: boolean
  /** Called once an item was chosen; closes the slide-over. */
  readonly onChoose?: () => void
}

const Item = ({ item, collapsed, onChoose }: Props & { readonly item: GoAction }) => {
  const { pathname } = useLocation()
  const label = useLocalize()(item.title)
  const link = (
    <Link
      to={item.to}
      className={styles["item"]}
      aria-current={isActive(item.to, pathname) ? "page" : undefined}
      {...(collapsed && { "aria-label": label })}
      {...(onChoose && { onClick: onChoose })}
    >
      <item.icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles["label"]}>{label}</span>
    </Link>
  )
  return (
    <li>
      {collapsed ? (
        <Tooltip content={label} side="right" delayDuration={0}>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

const Group = ({ group, ...rest }: Props & { readonly group: NavigationGroup }) => {
  const m = useMessages(shell)
  const id = `navigation-${group.label}`
  return (
    <div className={styles["group"]}>
      <span id={id} className={styles["groupLabel"]}>
        {m.groups[group.label]}
      </span>
      <ul aria-labelledby={id}>
        {group.items.map((item) => (
          <Item key={item.to} item={item} {...rest} />
        ))}
      </ul>
    </div>
  )
}

/** The two groups of the product's areas. */
export const SidebarNavigation = (props: Props) => {
  const m = useMessages(shell)
  return (
    <nav aria-label={m.mainNavigation} className={styles["navigation"]}>
      {NAVIGATION.map((group) => (
        <Group key={group.label} group={group} {...props} />
      ))}
    </nav>
  )
}
