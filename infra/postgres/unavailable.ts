import { SqlError } from "effect/sql"

/** SQLSTATEs while PostgreSQL stops, has crashed or starts, and when it has no free connection. */
const UNAVAILABLE: ReadonlySet<unknown> = new Set(["57P01", "57P02", "57P03", "53300"])

const codeOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined

/** Whether the database was merely unreachable, so that retrying later may succeed. */
export const isDatabaseUnavailable = (defect: unknown): boolean =>
  SqlError.isSqlError(defect) &&
  (defect.reason._tag === "ConnectionError" || UNAVAILABLE.has(codeOf(defect.reason.cause)))

/** The SQLSTATE of a refused statement; empty for other failures. */
export const sqlStateOf = (defect: unknown): string => {
  const cause: unknown = SqlError.isSqlError(defect) ? defect.reason.cause : defect
  const code = typeof cause === "object" && cause !== null && "severity" in cause ? codeOf(cause) : ""
  return typeof code === "string" ? code : ""
}
