import { DropdownMenu, VisuallyHidden } from "@radix-ui/themes"
import { LogOut, Monitor, Moon, Settings, Sun, UserRound } from "lucide-react"
import { useNavigate } from "react-router"
import { signOut } from "../../api/signOut.ts"
import { useMe } from "../../contexts/identity/me.ts"
import { useOrganizations } from "../../contexts/tenancy/organizations.ts"
import { common } from "../../i18n/en/common.ts"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Avatar } from "../../ui/Avatar.tsx"
import { useIsMobile } from "../../ui/useMediaQuery.ts"
import { chooseTheme, THEMES } from "../theme.ts"
import { useThemeChoice } from "../useThemeChoice.ts"
import styles from "./UserMenu.module.css"

const Identity = () => {
  const m = useMessages(shell)
  const me = useMe()
  const { current } = useOrganizations()
  return (
    <div className={styles["identity"]}>
      <span className={styles["email"]}>{me?.email}</span>
      <span className={styles["line"]}>{m.user.presence}</span>
      {current && <span className={styles["line"]}>{m.roles[current.role]}</span>}
    </div>
  )
}

const ICONS = { light: Sun, dark: Moon, system: Monitor }

const ThemeChoices = () => {
  const { theme } = useMessages(common)
  return (
    <DropdownMenu.RadioGroup
      aria-label={theme.label}
      className={styles["themes"]}
      value={useThemeChoice()}
      onValueChange={(value) => {
        const choice = THEMES.find((one) => one === value)
        if (choice) chooseTheme(choice)
      }}
    >
      <span aria-hidden="true">{theme.label}</span>
      {THEMES.map((choice) => {
        const Icon = ICONS[choice]
        return (
          <DropdownMenu.RadioItem
            key={choice}
            value={choice}
            aria-label={theme[choice]}
            title={theme[choice]}
            onSelect={(event) => event.preventDefault()}
          >
            <Icon size={16} aria-hidden="true" />
          </DropdownMenu.RadioItem>
        )
      })}
    </DropdownMenu.RadioGroup>
  )
}

/** Who is signed in, their role here, theme, account and the way out. */
export const UserMenu = () => {
  const m = useMessages(shell)
  const navigate = useNavigate()
  const isMobile = useIsMobile()
  const me = useMe()
  const leave = async () => {
    await signOut()
    await navigate("/auth")
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <button type="button" className={styles["trigger"]}>
          <VisuallyHidden>{m.user.menu}</VisuallyHidden>
          <Avatar name={me?.full_name || me?.email || "?"} url={me?.avatar_url} />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content variant="soft" color="gray" align="end" className={styles["menu"] ?? ""}>
        <Identity />
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={() => void navigate("/account")}>
          <UserRound size={16} aria-hidden="true" /> {m.user.account}
        </DropdownMenu.Item>
        {isMobile && (
          <DropdownMenu.Item onSelect={() => void navigate("/organization")}>
            <Settings size={16} aria-hidden="true" /> {m.user.settings}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Separator />
        <ThemeChoices />
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={() => void leave()}>
          <LogOut size={16} aria-hidden="true" /> {m.user.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
