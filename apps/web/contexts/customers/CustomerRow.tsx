import { VisuallyHidden } from "@radix-ui/themes"
import { Link, type To } from "react-router"
import { customers } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Avatar } from "../../ui/Avatar.tsx"
import { RelativeTime } from "../../ui/RelativeTime.tsx"
import type { CustomerProps } from "./customers.ts"
import styles from "./Customers.module.css"

/** One customer; the whole row links to the details, and can be opened in another tab. */
export const CustomerRow = ({ organization, customer, to }: CustomerProps & { readonly to: To }) => {
  const m = useMessages(customers)
  const { name, email, phone, created_at } = customer
  return (
    <li className={styles["row"]}>
      <Avatar name={name} />
      {/* In place of the list's entry: the details have one of their own, as every dialog. */}
      <Link to={to} className={styles["name"]} replace preventScrollReset>
        {name}
      </Link>
      <span className={styles["cell"]} data-none={email === null}>
        {email ?? m.none}
      </span>
      <span className={styles["cell"]} data-none={phone === null}>
        {phone ?? m.none}
      </span>
      <span className={styles["when"]}>
        <VisuallyHidden>{m.fields.added} </VisuallyHidden>
        <RelativeTime at={created_at} timeZone={organization.time_zone} />
      </span>
    </li>
  )
}
