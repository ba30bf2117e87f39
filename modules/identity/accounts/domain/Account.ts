import type { EmailAddress, UserId } from "#kernel"
import type { Locale } from "../../contract/index.ts"

/** The part of an account that the rules need. */
export interface Account {
  readonly id: UserId
  readonly email: EmailAddress
  readonly email_verified_at: Date | null
  readonly disabled_at: Date | null
  readonly locale: Locale | null
}

export const isDisabled = (account: Account): boolean => account.disabled_at !== null

export const isVerified = (account: Account): boolean => account.email_verified_at !== null

/** Whether receiving email at `email` verifies this account's address for the first time. */
export const isFirstProof = (account: Account, email: EmailAddress): boolean =>
  account.email === email && !isVerified(account)

/** The language of emails: English until one is chosen. */
export const languageOf = (account: { readonly locale: Locale | null }): Locale => account.locale ?? "en"
