import type { Rules } from "../e2e/support/accessibility.ts"
import type { Locale } from "./words.ts"

/** A view of a screen: theme and width, and what is checked besides the structure. */
export interface View {
  readonly name: string
  readonly colorScheme: "light" | "dark"
  readonly width: number
  readonly height: number
  readonly rules: Rules
  /** Whether pictures are taken: of a screen in DESIGN in each such view, of any other in the first light one. */
  readonly pictures: boolean
}

/** A page is loaded once per language; its theme and width change while it is open. */
export interface Visit {
  readonly locale: Locale
  readonly views: ReadonlyArray<View>
}

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LIGHT = { colorScheme: "light" } as const
const DARK = { colorScheme: "dark" } as const

export const VISITS: ReadonlyArray<Visit> = [
  {
    locale: "en",
    views: [
      { name: "light-1440", ...LIGHT, ...WIDE, rules: "all", pictures: true },
      { name: "dark-1440", ...DARK, ...WIDE, rules: "contrast", pictures: true },
      { name: "dark-390", ...DARK, ...PHONE, rules: "contrast", pictures: true },
      { name: "light-390", ...LIGHT, ...PHONE, rules: "all", pictures: true }
    ]
  },
  {
    locale: "es",
    views: [
      { name: "spanish-1440", ...LIGHT, ...WIDE, rules: "none", pictures: false },
      { name: "spanish-390", ...DARK, ...PHONE, rules: "none", pictures: false }
    ]
  }
]

/** Below this width the sidebar slides over. */
export const isPhone = ({ width }: View): boolean => width < 768
