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

/** SQLSTATEs of lock and statement timeouts, deadlocks and serialization failures. */
const CONTENDED: ReadonlySet<string> = new Set(["55P03", "57014", "40P01", "40001"])

/** Whether a statement failed only because of others that ran at the same time, so that retrying may succeed. */
export const isContended = (defect: unknown): boolean => CONTENDED.has(sqlStateOf(defect))
