import type { Organization } from "#tenancy/contract"
import { DropdownMenu, Theme, VisuallyHidden } from "@radix-ui/themes"
import { Check, ChevronsUpDown, Plus } from "lucide-react"
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from "react"
import { shell } from "../../i18n/en/shell.ts"
import { tenancy } from "../../i18n/en/tenancy.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { initials } from "../../ui/initials.ts"
import styles from "./OrganizationSwitcher.module.css"
import { chooseOrganization, useOrganizations } from "./organizations.ts"

const CreateOrganizationDialog = lazy(async () => ({
  default: (await import("./CreateOrganizationDialog.tsx")).CreateOrganizationDialog
}))

interface Props {
  /** Only the tag, for the sidebar of icons. */
  readonly compact: boolean
  readonly onChoose?: () => void
}

interface TagProps extends ComponentProps<"button"> {
  readonly organization: Organization
  readonly compact: boolean
}

/** The current organization as a key tag. */
const Tag = ({ organization, compact, ...rest }: TagProps) => {
  const m = useMessages(tenancy)
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

/** Inside the sidebar everything is dark; what opens over the page looks like the page. */
const PageTheme = ({ children }: { readonly children: ReactNode }) => (
  <Theme
    appearance={document.documentElement.classList.contains("dark") ? "dark" : "light"}
    hasBackground={false}
    className={styles["page"] ?? ""}
  >
    {children}
  </Theme>
)

interface ChoicesProps {
  readonly current: Organization
  readonly onChoose: (() => void) | undefined
}

const Choices = ({ current, onChoose }: ChoicesProps) => {
  const m = useMessages(tenancy)
  const { organizations } = useOrganizations()
  return organizations.map((organization) => (
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
  ))
}

/** Which organization the page shows, and the way to another or a new one. Nothing until there is one. */
export const OrganizationSwitcher = ({ compact, onChoose }: Props) => {
  const m = useMessages(tenancy)
  const { current } = useOrganizations()
  const [creating, setCreating] = useState(false)
  const wanted = useRef(false)
  // Only once the focus is back on the tag: the dialog gives it back to where it found it.
  const start = () => {
    setCreating(wanted.current)
    wanted.current = false
  }
  const stop = () => {
    setCreating(false)
    onChoose?.()
  }
  if (!current) return null
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <Tag organization={current} compact={compact} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          variant="soft"
          color="gray"
          className={styles["menu"] ?? ""}
          onCloseAutoFocus={start}
        >
          <DropdownMenu.Label>{m.switcher.title}</DropdownMenu.Label>
          <Choices current={current} onChoose={onChoose} />
          <DropdownMenu.Separator />
          <DropdownMenu.Item onSelect={() => (wanted.current = true)}>
            <Plus size={16} aria-hidden="true" /> {m.switcher.create}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {creating && (
        <PageTheme>
          <Suspense>
            <CreateOrganizationDialog onClose={stop} />
          </Suspense>
        </PageTheme>
      )}
    </>
  )
}
