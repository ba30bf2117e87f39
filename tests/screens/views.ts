import type { Locale } from "./words.ts"

/** How the screens are looked at. */
export interface View {
  readonly name: string
  readonly locale: Locale
  readonly colorScheme: "light" | "dark"
  readonly width: number
  readonly height: number
  /** Whether pictures are compared; structure and accessibility are looked at in every view. */
  readonly pictures: boolean
}

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

export const VIEWS: ReadonlyArray<View> = [
  { name: "light-1440", locale: "en", colorScheme: "light", ...WIDE, pictures: true },
  { name: "light-390", locale: "en", colorScheme: "light", ...PHONE, pictures: true },
  { name: "dark-1440", locale: "en", colorScheme: "dark", ...WIDE, pictures: true },
  { name: "dark-390", locale: "en", colorScheme: "dark", ...PHONE, pictures: true },
  { name: "spanish-1440", locale: "es", colorScheme: "light", ...WIDE, pictures: false },
  { name: "spanish-390", locale: "es", colorScheme: "dark", ...PHONE, pictures: false }
]

/** Under this width the sidebar slides over. */
export const isPhone = ({ width }: View): boolean => width < 768
