import { Cause, Redacted } from "effect"
import { isSecretName, redacted, redactText } from "./redactText.ts"

/** A value that JSON can represent directly. */
export type Plain =
  string | number | boolean | null | ReadonlyArray<Plain> | { readonly [key: string]: Plain }

const maxDepth = 8
const maxEntries = 100

// Reading an unknown object can throw (getters, proxies, toJSON); the log line must still be written.
const safely = (read: () => Plain): Plain => {
  try {
    return read()
  } catch {
    return "[unreadable]"
  }
}

const fieldsOf = (
  entries: Iterable<readonly [string, () => unknown]>,
  within: ReadonlyArray<object>
): { readonly [name: string]: Plain } => {
  const fields: Array<[string, Plain]> = []
  for (const [name, read] of entries) {
    if (fields.length === maxEntries) {
      fields.push(["...", "more fields omitted"])
      break
    }
    fields.push([redactText(name), isSecretName(name) ? redacted : safely(() => plain(read(), within))])
  }
  return Object.fromEntries(fields)
}

const readers = (value: object): ReadonlyArray<readonly [string, () => unknown]> =>
  Object.keys(value).map((name) => [name, () => Reflect.get(value, name)] as const)

// An error's code is a name such as ECONNREFUSED or an SQLSTATE; anything else could be a secret.
const isErrorCode = (code: unknown): code is string =>
  typeof code === "string" && /^([A-Z][A-Z_]{2,40}|[0-9A-Z]{5})$/.test(code)

const plainError = (error: Error, within: ReadonlyArray<object>): Plain => {
  const code = safely(() => ("code" in error && isErrorCode(error.code) ? error.code : null))
  const own = readers(error).filter(([name]) => !["name", "message", "stack", "cause", "code"].includes(name))
  const more = [...own, ...(error.cause === undefined ? [] : [["cause", () => error.cause] as const])]
  return {
    name: redactText(error.name),
    message: redactText(error.message),
    ...(code === null ? {} : { code }),
    ...fieldsOf(more, within),
    stack: redactText(error.stack ?? "")
  }
}

const plainList = (values: Iterable<unknown>, within: ReadonlyArray<object>): Plain => {
  const items: Array<Plain> = []
  for (const value of values) {
    if (items.length === maxEntries) return [...items, "more items omitted"]
    items.push(safely(() => plain(value, within)))
  }
  return items
}

const plainObject = (value: object, within: ReadonlyArray<object>): Plain => {
  if (Cause.isCause(value)) return redactText(Cause.pretty(value))
  if (value instanceof Error) return plainError(value, within)
  if (Array.isArray(value) || value instanceof Set) return plainList(value, within)
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`
  if (value instanceof URL || value instanceof RegExp) return redactText(String(value))
  if (value instanceof Map || value instanceof Headers || value instanceof URLSearchParams) {
    const entries: ReadonlyArray<readonly [unknown, unknown]> = [...value]
    return fieldsOf(
      entries.map(([name, entry]) => [typeof name === "string" ? name : "[key]", () => entry] as const),
      within
    )
  }
  if ("toJSON" in value && typeof value.toJSON === "function") {
    const json: unknown = value.toJSON()
    if (json !== value) return plain(json, within)
  }
  return fieldsOf(readers(value), within)
}

const plain = (value: unknown, within: ReadonlyArray<object>): Plain => {
  if (typeof value === "string") return redactText(value)
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value)
  if (typeof value === "boolean" || value === null || value === undefined) return value ?? null
  if (typeof value === "bigint") return String(value)
  if (typeof value === "symbol") return redactText(String(value))
  if (typeof value === "function") return "[function]"
  if (Redacted.isRedacted(value)) return redacted
  if (within.includes(value)) return "[circular]"
  if (within.length >= maxDepth) return "[deeper]"
  return plainObject(value, [...within, value])
}

/**
 * Converts any value to plain JSON without secrets: fields with secret names, Redacted values, and whatever
 * `redactText` finds in texts. Never throws, and terminates for cyclic and endless values.
 */
export const redact = (value: unknown): Plain => safely(() => plain(value, []))
