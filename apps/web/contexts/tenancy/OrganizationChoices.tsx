import { DropdownMenu } from "@radix-ui/themes"
import { Check } from "lucide-react"
import { useContext } from "react"
import { MenuAction } from "../../app/actions/MenuAction.tsx"
import { useRunAction } from "../../app/actions/useActionContext.ts"
import { useRunAfterClose } from "../../app/actions/useRunAfterClose.ts"
import { tenancyInShell } from "./messages/index.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import type { MenuProps } from "../../ui/LazyMenu.tsx"
import { MenuRoot } from "../../ui/MenuRoot.tsx"
import { createOrganization, organizationChoices } from "./actions.ts"
import { OnChoose } from "./onChoose.ts"
import styles from "./OrganizationSwitcher.module.css"
import { useOrganizations } from "./organizations.ts"

const Choices = () => {
  const m = useMessages(tenancyInShell)
  const localize = useLocalize()
  const run = useRunAction()
  const onChoose = useContext(OnChoose)
  const { organizations } = useOrganizations()
  return organizationChoices({ organizations }).map((choice) => (
    <DropdownMenu.Item
      key={choice.id}
      onSelect={() => {
        run(choice)
        onChoose?.()
      }}
    >
      <span className={styles["option"]}>{localize(choice.title)}</span>
      {choice.isOn?.() && <Check size={16} aria-label={m.switcher.current} />}
    </DropdownMenu.Item>
  ))
}

/** The organizations to choose from, and "create", opened by the given button. */
export const OrganizationChoices = ({ trigger, defaultOpen }: MenuProps) => {
  const m = useMessages(tenancyInShell)
  const { choose, runChosen } = useRunAfterClose()
  return (
    <MenuRoot defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        variant="soft"
        color="gray"
        className={styles["menu"] ?? ""}
        onCloseAutoFocus={runChosen}
      >
        <DropdownMenu.Label>{m.switcher.title}</DropdownMenu.Label>
        <Choices />
        <DropdownMenu.Separator />
        <MenuAction action={createOrganization} onChoose={choose} />
      </DropdownMenu.Content>
    </MenuRoot>
  )
}
