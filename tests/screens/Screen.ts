import type { Locator, Page } from "@playwright/test"
import type { Locale, Words } from "./words.ts"

/**
 * Who looks: a visitor, somebody who has just signed up, the founder of an organization that only these screens
 * fill, a member who only sees, the owner, a manager whose vehicles are connected, a driver whose are no longer,
 * the owner of an organization that writes to its customers.
 */
export const PEOPLE = [
  "visitor",
  "newcomer",
  "founder",
  "viewer",
  "owner",
  "manager",
  "driver",
  "renter"
] as const
export type Person = (typeof PEOPLE)[number]

export interface Opening {
  readonly page: Page
  readonly locale: Locale
  /** What the screen says, in its language. */
  readonly words: Words
  /** Whether it is a phone's width: the sidebar slides over, search and settings are in the menu. */
  readonly isPhone: boolean
}

/** One picture of the product: a page, or a dialog or menu over it. */
export interface Screen {
  /** Names its picture. */
  readonly name: string
  readonly who: Person
  readonly path: string
  /** What has to be so before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What has to be pressed to get there from the page, and what must then be seen. */
  readonly open?: (opening: Opening) => Promise<void>
  /** Files of apps/web whose dialog or menu it shows: each must be shown by one. */
  readonly shows?: ReadonlyArray<string>
  /** What differs from run to run and is painted over. */
  readonly hides?: (page: Page) => ReadonlyArray<Locator>
  /** It does not outlast a change of the width: it is opened once at each. */
  readonly openedAtWidth?: true
  /** Only this width, where the other has no such thing. */
  readonly only?: "wide" | "phone"
}
