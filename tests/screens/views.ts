import type { Locale } from "../../apps/web/i18n/locales.ts"
import type { Rules } from "../e2e/support/accessibility.ts"

/** A view of a screen: language, theme and width, and what is checked besides the structure. */
export interface View {
  readonly name: string
  readonly locale: Locale
  readonly colorScheme: "light" | "dark"
  readonly width: number
  readonly height: number
  /** Whether it is a touch screen. */
  readonly touch: boolean
  readonly rules: Rules
  /** Whether pictures are taken: of a screen in DESIGN in each such view, of any other in the first light one. */
  readonly pictures: boolean
}

const WIDE = { width: 1440, height: 900, touch: false }
const TABLET = { width: 768, height: 1024, touch: true }
const PHONE = { width: 390, height: 844, touch: true }
const LIGHT = { colorScheme: "light" } as const
const DARK = { colorScheme: "dark" } as const
const ENGLISH = { locale: "en", pictures: true } as const
const STRUCTURE = { rules: "none", pictures: false } as const
const SPANISH = { locale: "es", ...STRUCTURE } as const

/** A page is loaded once; its theme, width and language change while it is open, in this order as seldom as possible. */
export const VIEWS: ReadonlyArray<View> = [
  { name: "light-1440", ...ENGLISH, ...LIGHT, ...WIDE, rules: "all" },
  { name: "dark-1440", ...ENGLISH, ...DARK, ...WIDE, rules: "contrast" },
  { name: "light-768", locale: "en", ...LIGHT, ...TABLET, ...STRUCTURE },
  { name: "light-390", ...ENGLISH, ...LIGHT, ...PHONE, rules: "all" },
  { name: "dark-390", ...ENGLISH, ...DARK, ...PHONE, rules: "contrast" },
  { name: "spanish-390", ...SPANISH, ...DARK, ...PHONE },
  { name: "spanish-1440", ...SPANISH, ...LIGHT, ...WIDE }
]

/** Below this width the sidebar slides over. */
export const isPhone = ({ width }: View): boolean => width < 768
