import { Schema, SchemaTransformation } from "effect"
import { refused } from "./fieldErrors.ts"
import { atMost } from "./text.ts"

const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
const ADDRESS = new RegExp(`^(?=.{1,254}$)(?=.{1,64}@)${LOCAL}@(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`)

/** An address has at most 254 characters; the rest are spaces around it. */
const LONGEST_TYPED = 400

const notAnAddress = () => refused("not_an_email", "Enter a valid email address, such as name@example.com.")

/**
 * An email address in lower case. ASCII only: look-alike letters, and letters whose lower case depends on the
 * language (İ, ı), would let two accounts share one mailbox's name.
 */
export const EmailAddress = Schema.String.annotate({ message: "Enter an email address." })
  .check(atMost(LONGEST_TYPED, notAnAddress))
  .pipe(
    Schema.decodeTo(
      Schema.String.check(
        Schema.makeFilter((text: string) => (ADDRESS.test(text) ? undefined : notAnAddress()))
      ).pipe(Schema.brand("EmailAddress")),
      SchemaTransformation.transform<string, string>({
        // Only A to Z change: String.toLowerCase would also turn the Kelvin sign into a plain k.
        decode: (text) => text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
        encode: (text) => text
      })
    )
  )
export type EmailAddress = typeof EmailAddress.Type

/** An address in an output, which needs no normalization. */
export const KnownEmail = Schema.toType(EmailAddress)

/** What follows the @. */
export const domainOf = (email: EmailAddress): string => email.slice(email.indexOf("@") + 1)

const UNDOTTED = ["gmail.com", "googlemail.com"]

/**
 * The mailbox that an address belongs to, for limits that count per address: in lower case, without what follows a
 * `+`, and for Gmail without dots. Accepts any text. Never an address to send to.
 */
export const mailboxOf = (address: string): string => {
  const [local = "", domain] = address
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  if (domain === undefined) return local
  const [mailbox = ""] = local.split("+")
  return UNDOTTED.includes(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`
}
