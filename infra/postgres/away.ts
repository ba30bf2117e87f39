import { SqlError } from "effect/sql"

/** What PostgreSQL says while it stops, has crashed or starts, and when it has no connection left to give. */
const AWAY: ReadonlySet<unknown> = new Set(["57P01", "57P02", "57P03", "53300"])

const codeOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined

/** Whether something failed only because the database could not be reached: a later try may succeed. */
export const isDatabaseAway = (defect: unknown): boolean =>
  SqlError.isSqlError(defect) &&
  (defect.reason._tag === "ConnectionError" || AWAY.has(codeOf(defect.reason.cause)))

/** The SQLSTATE with which PostgreSQL refused a statement; empty when something else went wrong. */
export const sqlStateOf = (defect: unknown): string => {
  const told: unknown = SqlError.isSqlError(defect) ? defect.reason.cause : defect
  const code = typeof told === "object" && told !== null && "severity" in told ? codeOf(told) : ""
  return typeof code === "string" ? code : ""
}
