import { Schema, SchemaTransformation } from "effect"

const LONGEST = 253
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`)
const message = "Enter a domain such as example.com."

/** The domain of addresses, in lower case. */
export const DomainName = Schema.String.check(Schema.isMaxLength(LONGEST + 20, { message }).abort()).pipe(
  Schema.decodeTo(
    Schema.String.check(
      Schema.isMaxLength(LONGEST, { message }).abort(),
      Schema.isPattern(DOMAIN, { message })
    ).pipe(Schema.brand("DomainName")),
    SchemaTransformation.transform<string, string>({
      decode: (text) => text.trim().toLowerCase(),
      encode: (text) => text
    })
  )
)
export type DomainName = typeof DomainName.Type
