import type { Locator, Page } from "@playwright/test"
import type { Locale } from "../../apps/web/i18n/locales.ts"

/**
 * The user: a visitor, a new user, the creator of an organization that only these screens
 * fill, a read-only member, the owner, a manager with connected vehicles, a driver whose connection has expired,
 * the owner of an organization with customer emails.
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
  /** The language of the texts by which buttons and fields are found. */
  readonly locale: Locale
  /** Whether it is a phone's width: the sidebar slides over; search and settings are in the menu. */
  readonly isPhone: boolean
}

export type Open = (opening: Opening) => Promise<void>

/** One picture of the product: a page, or a dialog or menu over it. */
export interface Screen {
  /** Names its picture. */
  readonly name: string
  readonly who: Person
  readonly path: string
  /** Prepares the state before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>
  /** Opens the screen from the page, and waits until it is visible. */
  readonly open?: Open
  /** The page of a record that it opens from its list, as in the route table. */
  readonly opens?: string
  /** The files of apps/web whose dialog or menu it shows; each must be shown by some screen. */
  readonly shows?: ReadonlyArray<string>
  /** Elements that differ from run to run and are masked. */
  readonly hides?: (page: Page) => ReadonlyArray<Locator>
  /** It closes when the width changes, so it is opened once per width. */
  readonly openedAtWidth?: true
  /** It cannot load another language while it is open, or its texts would stay in the first: it is opened in each. */
  readonly openedInEachLanguage?: true
  /** Escape does not close it, because work is under way. */
  readonly staysOpen?: true
  /** The only width that has this screen. */
  readonly only?: "wide" | "phone"
}

/** A screen that this user sees at a path. */
export const screen = (
  who: Person,
  name: string,
  path: string,
  rest: Omit<Screen, "who" | "name" | "path"> = {}
): Screen => ({ who, name, path, ...rest })
