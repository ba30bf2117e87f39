import { Languages, Monitor, Moon, Rows2, Rows4, Sun } from "lucide-react"
import { switchLanguage } from "../../contexts/identity/switchLanguage.ts"
import { currentLocale, LOCALES } from "../../i18n/locale.ts"
import { common } from "../../i18n/messages/index.ts"
import { density } from "../density.ts"
import { actions } from "../messages/index.ts"
import { theme } from "../theme.ts"
import type { Action } from "./Action.ts"

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor }
const DENSITY_ICONS = { comfortable: Rows2, compact: Rows4 }

/** Light, dark, or following the system. */
export const themeActions: ReadonlyArray<Action> = theme.values.map((one) => ({
  id: `theme.${one}`,
  group: "theme",
  title: common.text((m) => m.theme[one]),
  keywords: actions.text((m) => m.keywords.theme),
  icon: THEME_ICONS[one],
  needsConnection: false,
  isOn: () => theme.read() === one,
  run: () => theme.choose(one)
}))

/** Each language, under its own name. */
export const languageActions: ReadonlyArray<Action> = LOCALES.map((locale) => ({
  id: `language.${locale}`,
  group: "language",
  title: common.text((m) => m.language[locale]),
  keywords: actions.text((m) => m.keywords.language),
  icon: Languages,
  needsConnection: false,
  isOn: () => currentLocale() === locale,
  run: () => switchLanguage(locale)
}))

/** How high rows are. */
export const densityActions: ReadonlyArray<Action> = density.values.map((one) => ({
  id: `density.${one}`,
  group: "density",
  title: actions.text((m) => m.density[one]),
  keywords: actions.text((m) => m.keywords.density),
  icon: DENSITY_ICONS[one],
  needsConnection: false,
  isOn: () => density.read() === one,
  run: () => density.choose(one)
}))
