import type { SqlError } from "effect/sql"

/** The name of the constraint that a statement violated, if that is why it failed. */
export const constraintOf = ({ reason }: SqlError.SqlError): string | undefined => {
  const { cause } = reason
  if (typeof cause !== "object" || cause === null || !("constraint" in cause)) return undefined
  return typeof cause.constraint === "string" ? cause.constraint : undefined
}
