import type { Organization } from "#tenancy/contract"
import { VisuallyHidden } from "@radix-ui/themes"
import { ChevronsUpDown } from "lucide-react"
import type { ComponentProps } from "react"
import { shell } from "../../app/messages/index.ts"
import { tenancyInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { initials } from "../../ui/initials.ts"
import { LazyMenu } from "../../ui/LazyMenu.tsx"
import styles from "./OrganizationSwitcher.module.css"
import { useOrganizations } from "./organizations.ts"
import { OnChoose } from "./onChoose.ts"

const load = async () => (await import("./OrganizationChoices.tsx")).OrganizationChoices

interface Props {
  /** Only the tag, for the collapsed sidebar. */
  readonly compact: boolean
  readonly onChoose?: () => void
}

interface TagProps extends ComponentProps<"button"> {
  readonly organization: Organization
  readonly compact: boolean
}

/** The current organization as a key tag. */
const Tag = ({ organization, compact, ...rest }: TagProps) => {
  const m = useMessages(tenancyInShell)
  const { roles } = useMessages(shell)
  return (
    <button type="button" {...rest} className={styles["switcher"]}>
      <VisuallyHidden>{m.switcher.label(organization.name)}</VisuallyHidden>
      <span className={styles["tag"]} aria-hidden="true">
        {initials(organization.name)}
      </span>
      {!compact && (
        <>
          <span className={styles["name"]} aria-hidden="true">
            <b>{organization.name}</b>
            <small>{roles[organization.role]}</small>
          </span>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </>
      )}
    </button>
  )
}

/** The current organization, with a menu to switch or create one. Reserves its space until loaded. */
export const OrganizationSwitcher = ({ compact, onChoose }: Props) => {
  const { current } = useOrganizations()
  // The content below must not move when it appears.
  if (!current) return <div className={styles["coming"]} />
  return (
    <OnChoose value={onChoose}>
      <LazyMenu trigger={<Tag organization={current} compact={compact} />} load={load} given={{}} />
    </OnChoose>
  )
}
