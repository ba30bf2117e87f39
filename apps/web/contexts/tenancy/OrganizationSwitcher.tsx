import { DropdownMenu } from "@radix-ui/themes"
import { Check, ChevronsUpDown } from "lucide-react"
import { shell } from "../../i18n/en/shell.ts"
import { tenancy } from "../../i18n/en/tenancy.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { initials } from "../../ui/initials.ts"
import styles from "./OrganizationSwitcher.module.css"
import { chooseOrganization, useOrganizations } from "./organizations.ts"

interface Props {
  /** Only the tag, for the sidebar of icons. */
  readonly compact: boolean
  readonly onChoose?: () => void
}

/** Which organization the page shows, and the way to another. Nothing until there is one. */
export const OrganizationSwitcher = ({ compact, onChoose }: Props) => {
  const m = useMessages(tenancy)
  const { roles } = useMessages(shell)
  const { organizations, current } = useOrganizations()
  if (!current) return null
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <button type="button" className={styles["switcher"]} aria-label={m.switcher.label(current.name)}>
          <span className={styles["tag"]} aria-hidden="true">
            {initials(current.name)}
          </span>
          {!compact && (
            <>
              <span className={styles["name"]}>
                <b>{current.name}</b>
                <small>{roles[current.role]}</small>
              </span>
              <ChevronsUpDown size={16} aria-hidden="true" />
            </>
          )}
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content variant="soft" color="gray" className={styles["menu"] ?? ""}>
        <DropdownMenu.Label>{m.switcher.title}</DropdownMenu.Label>
        {organizations.map((organization) => (
          <DropdownMenu.Item
            key={organization.id}
            onSelect={() => {
              chooseOrganization(organization.id)
              onChoose?.()
            }}
          >
            <span className={styles["option"]}>{organization.name}</span>
            {organization.id === current.id && <Check size={16} aria-label={m.switcher.current} />}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
