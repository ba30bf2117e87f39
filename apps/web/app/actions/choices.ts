import { Languages, Monitor, Moon, Rows2, Rows4, Sun } from "lucide-react"
import { switchLanguage } from "../../contexts/identity/switchLanguage.ts"
import { currentLocale, LOCALES } from "../../i18n/locale.ts"
import { density } from "../density.ts"
import { theme } from "../theme.ts"
import type { Action } from "./Action.ts"

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor }
const DENSITY_ICONS = { comfortable: Rows2, compact: Rows4 }

/** Light, dark, or as the system. */
export const themeActions: ReadonlyArray<Action> = theme.values.map((one) => ({
  id: `theme.${one}`,
  group: "theme",
  title: ({ common }) => common.theme[one],
  keywords: ({ actions }) => actions.keywords.theme,
  icon: THEME_ICONS[one],
  isOn: () => theme.read() === one,
  run: () => theme.choose(one)
}))

/** Each language, written in itself. */
export const languageActions: ReadonlyArray<Action> = LOCALES.map((locale) => ({
  id: `language.${locale}`,
  group: "language",
  title: ({ common }) => common.language[locale],
  keywords: ({ actions }) => actions.keywords.language,
  icon: Languages,
  isOn: () => currentLocale() === locale,
  run: () => switchLanguage(locale)
}))

/** How high rows are. */
export const densityActions: ReadonlyArray<Action> = density.values.map((one) => ({
  id: `density.${one}`,
  group: "density",
  title: ({ actions }) => actions.density[one],
  keywords: ({ actions }) => actions.keywords.density,
  icon: DENSITY_ICONS[one],
  isOn: () => density.read() === one,
  run: () => density.choose(one)
}))
