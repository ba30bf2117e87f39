import { RequestInfo } from "#kernel"
import { Cause, type Logger, References } from "effect"
import { redact, type Plain } from "./redact.ts"
import { redactText } from "./redactText.ts"

/** A log entry, redacted and ready to be written in either format. */
export interface LogEntry {
  readonly time: string
  readonly level: string
  readonly message: string
  /** Request id, annotations, spans and logged values. */
  readonly fields: { readonly [name: string]: Plain }
  readonly cause: string | undefined
}

const ownNames: ReadonlySet<string> = new Set(["time", "level", "message", "cause"])

const annotationsOf = (
  annotations: Readonly<Record<string, unknown>>
): { readonly [name: string]: Plain } => {
  const fields = redact(annotations)
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [ownNames.has(name) ? `${name}_` : name, value])
  )
}

const traceOf = ({ fiber }: Logger.Options<unknown>): { readonly [name: string]: Plain } => {
  const span = fiber.cache.span
  return span?.sampled ? { traceId: span.traceId, spanId: span.spanId } : {}
}

const prettyCause = (cause: Cause.Cause<unknown>): string | undefined => {
  if (cause.reasons.length === 0) return undefined
  try {
    return redactText(Cause.pretty(cause))
  } catch {
    return "[unreadable]"
  }
}

/** Builds an entry from the log call and the fiber: request id, annotations, spans, trace. */
export const logEntry = (options: Logger.Options<unknown>): LogEntry => {
  const { date, fiber, message } = options
  const parts: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
  const texts = parts.filter((part) => typeof part === "string")
  const values = parts.filter((part) => typeof part !== "string" && part !== undefined)
  const { requestId } = fiber.getRef(RequestInfo)
  const spans = fiber
    .getRef(References.CurrentLogSpans)
    .map(([label, start]) => [label, date.getTime() - start])
  return {
    time: date.toISOString(),
    level: options.logLevel.toUpperCase(),
    message: redactText(texts.join(" ")),
    fields: {
      ...(requestId === null ? {} : { requestId }),
      ...annotationsOf(fiber.getRef(References.CurrentLogAnnotations)),
      ...traceOf(options),
      ...(spans.length === 0 ? {} : { spans: redact(Object.fromEntries(spans)) }),
      ...(values.length === 0 ? {} : { details: redact(values.length === 1 ? values[0] : values) })
    },
    cause: prettyCause(options.cause)
  }
}
