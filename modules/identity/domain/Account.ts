import type { EmailAddress, UserId } from "#kernel"
import type { Locale } from "../contract/index.ts"

/** A person's account, as decisions need it. */
export interface Account {
  readonly id: UserId
  readonly email: EmailAddress
  readonly email_verified_at: Date | null
  readonly disabled_at: Date | null
  readonly locale: Locale | null
}

export const isDisabled = (account: Account): boolean => account.disabled_at !== null

export const isVerified = (account: Account): boolean => account.email_verified_at !== null

/** Whether mail received at `email` proves this account's address for the first time. */
export const isFirstProof = (account: Account, email: EmailAddress): boolean =>
  account.email === email && !isVerified(account)

/** The language to write to them in; English until one was chosen. */
export const languageOf = (account: { readonly locale: Locale | null }): Locale => account.locale ?? "en"
