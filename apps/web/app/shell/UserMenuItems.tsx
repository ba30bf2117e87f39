import { DropdownMenu } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { openAccount, signOut } from "../../contexts/identity/actions.ts"
import { openSettings } from "../../contexts/tenancy/actions.ts"
import { useMe } from "../../contexts/identity/me.ts"
import { useOrganizations } from "../../contexts/tenancy/organizations.ts"
import { shell, actions } from "../messages/index.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import type { MenuProps } from "../../ui/LazyMenu.tsx"
import { MenuRoot } from "../../ui/MenuRoot.tsx"
import { useIsMobile } from "../../ui/useMediaQuery.ts"
import type { Action } from "../actions/Action.ts"
import { densityActions, languageActions, themeActions } from "../actions/choices.ts"
import { MenuAction } from "../actions/MenuAction.tsx"
import { openPalette, showKeyboard } from "../actions/shellActions.ts"
import { useRunAction } from "../actions/useActionContext.ts"
import { useRunAfterClose } from "../actions/useRunAfterClose.ts"
import { density } from "../density.ts"
import { theme } from "../theme.ts"
import { usePersistedChoice } from "../usePersistedChoice.ts"
import styles from "./UserMenu.module.css"
import { common } from "../../i18n/messages/index.ts"

const Identity = () => {
  const m = useMessages(shell)
  const me = useMe()
  return (
    <div className={styles["identity"]}>
      <span className={styles["strong"]}>{me?.email}</span>
      <span>{m.user.presence}</span>
    </div>
  )
}

/** The role, with the organization it applies to. */
const Membership = () => {
  const m = useMessages(shell)
  const { current } = useOrganizations()
  if (!current) return null
  return (
    <>
      <DropdownMenu.Separator />
      <div className={styles["identity"]}>
        <span className={styles["strong"]}>{current.name}</span>
        <span>{m.roles[current.role]}</span>
      </div>
    </>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly choices: ReadonlyArray<Action>
  /** What represents a choice, if not its icon. */
  readonly face?: (choice: Action) => ReactNode
}

/** A row of choices, one of them selected; the menu stays open while the user tries them. */
const Choices = ({ label, choices, face }: ChoicesProps) => {
  const localize = useLocalize()
  const run = useRunAction()
  return (
    <DropdownMenu.RadioGroup
      aria-label={label}
      className={styles["choices"]}
      value={choices.find(({ isOn }) => isOn?.())?.id ?? ""}
      onValueChange={(id) => {
        const choice = choices.find((one) => one.id === id)
        if (choice) run(choice)
      }}
    >
      <span aria-hidden="true">{label}</span>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.id}
          value={choice.id}
          aria-label={localize(choice.title)}
          title={localize(choice.title)}
          onSelect={(event) => event.preventDefault()}
        >
          {face?.(choice) ?? <choice.icon size={16} aria-hidden="true" />}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

const languageCode = ({ id }: Action) => id.replace("language.", "").toUpperCase()

const Appearance = () => {
  const m = useMessages(common)
  const { density: rows } = useMessages(actions)
  // Changes made here or in another tab show immediately.
  usePersistedChoice(theme)
  usePersistedChoice(density)
  return (
    <>
      <Choices label={m.theme.label} choices={themeActions} />
      <Choices label={m.language.label} choices={languageActions} face={languageCode} />
      <Choices label={rows.label} choices={densityActions} />
    </>
  )
}

/** Account, appearance, help and sign-out, opened by the given button. */
export const UserMenuItems = ({ trigger, defaultOpen }: MenuProps) => {
  const isMobile = useIsMobile()
  const { choose, runChosen } = useRunAfterClose()
  // On a phone the header has no room for search and settings, and there is no keyboard.
  const items = isMobile ? [openPalette, openAccount, openSettings] : [openAccount, showKeyboard]
  return (
    <MenuRoot defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        variant="soft"
        color="gray"
        align="end"
        className={styles["menu"] ?? ""}
        onCloseAutoFocus={runChosen}
      >
        <Identity />
        <Membership />
        <DropdownMenu.Separator />
        {items.map((item) => (
          <MenuAction key={item.id} action={item} onChoose={choose} />
        ))}
        <DropdownMenu.Separator />
        <Appearance />
        <DropdownMenu.Separator />
        <MenuAction action={signOut} onChoose={choose} />
      </DropdownMenu.Content>
    </MenuRoot>
  )
}
