import type { CustomerView } from "#customers/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { Building2, UserRound } from "lucide-react"
import { Link, type To } from "react-router"
import { common } from "../../i18n/messages/index.ts"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Avatar } from "../../ui/Avatar.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import { SelectBox } from "../../ui/SelectBox.tsx"
import type { Selection } from "../../ui/useSelection.ts"
import type { CustomerProps } from "./customers.ts"
import styles from "./Customers.module.css"

interface Props extends CustomerProps {
  readonly to: To
  /** Undefined if there is nothing to do with selected customers. */
  readonly selection: Selection<CustomerView["id"]> | undefined
}

const ICONS = { person: UserRound, company: Building2 }

/** A person or company, in front of the name. */
const TypeIcon = ({ type }: Pick<CustomerView, "type">) => {
  const { types } = useMessages(customers)
  const Icon = ICONS[type]
  return (
    <span className={styles["type"]} title={types[type]}>
      <Icon size={14} aria-hidden="true" />
      <VisuallyHidden>{types[type]}</VisuallyHidden>
    </span>
  )
}

const SHOWN = 2

/** The first tags, and how many more there are. */
const TagList = ({ tags }: Pick<CustomerView, "tags">) => {
  const { fields } = useMessages(customers)
  if (tags.length === 0) return <span className={styles["tags"]} />
  const more = tags.length - SHOWN
  return (
    <span className={styles["tags"]} title={tags.join(", ")}>
      <VisuallyHidden>{fields.tags} </VisuallyHidden>
      {tags.slice(0, SHOWN).map((tag) => (
        <span key={tag} className={styles["tag"]}>
          {tag}
        </span>
      ))}
      {more > 0 && <span className={styles["more"]}>+{more}</span>}
    </span>
  )
}

/** One customer; the whole row links to the details, and can be opened in another tab. */
export const CustomerRow = ({ organization, customer, to, selection }: Props) => {
  const m = useMessages(customers)
  const { item } = useMessages(common).selection
  const { id, name, email, phone, type, tags, created_at } = customer
  return (
    <li className={styles["row"]} data-selectable={selection !== undefined}>
      {selection && (
        <SelectBox
          label={item(name)}
          disabled={!selection.ready}
          checked={selection.has(id)}
          onToggle={(range) => selection.toggle(id, range)}
        />
      )}
      <Avatar name={name} />
      {/* In place of the list's entry: the details have one of their own, as every dialog. */}
      <span className={styles["title"]}>
        <TypeIcon type={type} />
        <Link to={to} className={styles["name"]} replace preventScrollReset>
          {name}
        </Link>
      </span>
      <span className={styles["cell"]} data-none={email === null}>
        {email ?? m.none}
      </span>
      <span className={styles["cell"]} data-none={phone === null}>
        {phone ?? m.none}
      </span>
      <TagList tags={tags} />
      <span className={styles["when"]}>
        <VisuallyHidden>{m.fields.added} </VisuallyHidden>
        <RelativeTime at={created_at} timeZone={organization.time_zone} />
      </span>
    </li>
  )
}
