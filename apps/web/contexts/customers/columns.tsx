import type { CustomerView } from "#customers/contract"
import type { Organization } from "#tenancy/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { Building2, UserRound } from "lucide-react"
import { useMessages } from "../../i18n/useMessages.ts"
import { Avatar } from "../../ui/Avatar.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import type { Column } from "../../ui/table/Column.ts"
import styles from "./Columns.module.css"
import { customers } from "./messages/index.ts"
import { useOwners } from "./useOwners.ts"

const ICONS = { person: UserRound, company: Building2 }

/** A customer's picture, and the sign of a person or company. */
const Lead = ({ name, type }: Pick<CustomerView, "name" | "type">) => {
  const { types } = useMessages(customers)
  const Icon = ICONS[type]
  return (
    <>
      <span className={styles["avatar"]}>
        <Avatar name={name} />
      </span>
      <span className={styles["type"]} title={types[type]}>
        <Icon size={14} aria-hidden="true" />
        <VisuallyHidden>{types[type]}</VisuallyHidden>
      </span>
    </>
  )
}

const SHOWN = 2

/** The first tags, and how many more there are. */
const tagList = ({ tags }: Pick<CustomerView, "tags">) => {
  if (tags.length === 0) return null
  const more = tags.length - SHOWN
  return (
    <span className={styles["tags"]}>
      {tags.slice(0, SHOWN).map((tag) => (
        <span key={tag} className={styles["tag"]}>
          {tag}
        </span>
      ))}
      {more > 0 && <span className={styles["more"]}>+{more}</span>}
    </span>
  )
}

/** What the list of customers can show of them. */
export const useCustomerColumns = (organization: Organization): ReadonlyArray<Column<CustomerView>> => {
  const { fields, types, details } = useMessages(customers)
  const { nameOf } = useOwners(organization)
  const when = (at: Date) => <RelativeTime at={at} timeZone={organization.time_zone} />
  const date = { grow: 0, align: "end" } as const
  return [
    {
      key: "name",
      title: fields.name,
      sort: "name",
      width: 200,
      lead: (customer) => <Lead {...customer} />,
      cell: ({ name }) => name
    },
    { key: "email", title: fields.email, width: 200, cell: ({ email }) => email },
    { key: "phone", title: fields.phone, grow: 0.4, cell: ({ phone }) => phone },
    { key: "tags", title: fields.tags, width: 170, grow: 0.6, sparse: true, cell: tagList },
    { key: "type", title: fields.type, hidden: true, cell: ({ type }) => types[type] },
    {
      key: "owner",
      title: fields.owner,
      hidden: true,
      sparse: true,
      cell: ({ owner_id }) => owner_id && nameOf(owner_id)
    },
    {
      ...date,
      key: "created",
      title: fields.added,
      sort: "-created",
      cell: ({ created_at }) => when(created_at)
    },
    {
      ...date,
      key: "updated",
      title: details.edited,
      sort: "-updated",
      hidden: true,
      cell: ({ updated_at }) => when(updated_at)
    }
  ]
}
