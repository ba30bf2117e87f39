import { RequestInfo } from "#kernel"
import { describe, expect, it } from "@effect/vitest"
import { Cause, Effect, type LogLevel } from "effect"
import { formatForPerson, formatJson } from "../../../infra/observability/logFormat.ts"
import { loggerLayer } from "../../../infra/observability/logger.ts"
import type { LogEntry } from "../../../infra/observability/logEntry.ts"

const logging = <A, E>(
  work: Effect.Effect<A, E>,
  options: { readonly level?: LogLevel.LogLevel; readonly format?: (entry: LogEntry) => string } = {}
) =>
  Effect.gen(function* () {
    const lines: Array<string> = []
    const { format = formatJson, level = "Info" } = options
    yield* Effect.provide(work, loggerLayer({ level, format, write: (line) => void lines.push(line) }))
    return lines
  })

const person = (entry: LogEntry): string => formatForPerson(entry, false)

const parse = (line: string | undefined): unknown => JSON.parse(line ?? "")

describe("the JSON log format", () => {
  it.effect("writes one line per entry, with time, level, message, request id, annotations and spans", () =>
    Effect.gen(function* () {
      const info = { requestId: "r-1", address: null, network: null, subscriber: null, userAgent: null }
      const work = Effect.logInfo("Member\ninvited", { organization: "o-1" }).pipe(
        Effect.annotateLogs({ job: "mail.send", level: "forged", password: "hunter2" }),
        Effect.withLogSpan("invite"),
        Effect.provideService(RequestInfo, info)
      )
      const lines = yield* logging(work)
      expect(lines).toHaveLength(1)
      expect(lines[0]).not.toContain("\n")
      expect(parse(lines[0])).toEqual({
        time: "1970-01-01T00:00:00.000Z",
        level: "INFO",
        message: "Member\ninvited",
        requestId: "r-1",
        job: "mail.send",
        level_: "forged",
        password: "[redacted]",
        spans: { invite: 0 },
        details: { organization: "o-1" }
      })
    })
  )

  it.effect("includes the trace of an entry", () =>
    Effect.gen(function* () {
      const lines = yield* logging(Effect.withSpan(Effect.logInfo("x"), "work"))
      expect(parse(lines[0])).toMatchObject({ traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })
    })
  )

  it.effect("includes the cause with its stack, without secrets", () =>
    Effect.gen(function* () {
      const cause = Cause.die(new Error("cannot reach postgres://app:hunter2@db/x"))
      const lines = yield* logging(Effect.logError("Request failed", cause))
      expect(parse(lines[0])).toMatchObject({
        level: "ERROR",
        message: "Request failed",
        cause: expect.stringContaining("postgres://app:[redacted]@db/x")
      })
      expect(lines[0]).toContain("logger.unit.test.ts")
      expect(lines[0]).not.toContain("hunter2")
    })
  )

  it.effect("handles values that throw when read", () =>
    Effect.gen(function* () {
      const cyclic: Record<string, unknown> = {}
      cyclic["self"] = cyclic
      const lines = yield* logging(Effect.logInfo("x", cyclic, 10n, Symbol("s")))
      expect(parse(lines[0])).toMatchObject({ details: [{ self: "[circular]" }, "10", "Symbol(s)"] })
    })
  )
})

it.effect.each([
  ["Debug", ["debug", "info", "error"]],
  ["Info", ["info", "error"]],
  ["Error", ["error"]],
  ["None", []]
] as const)("LOG_LEVEL %s logs %j", ([level, expected]) =>
  Effect.gen(function* () {
    const work = Effect.all([Effect.logDebug("debug"), Effect.logInfo("info"), Effect.logError("error")])
    const lines = yield* logging(work, { level, format: (entry) => entry.message })
    expect(lines).toEqual(expected)
  })
)

describe("the terminal log format", () => {
  it.effect("writes one line, with fields after the message", () =>
    Effect.gen(function* () {
      const work = Effect.annotateLogs(Effect.logWarning("Mail not sent", { tries: 2 }), { to: "two words" })
      const lines = yield* logging(work, { format: person })
      expect(lines[0]).toMatch(
        /^\d\d:\d\d:\d\d WARN {2}Mail not sent to="two words" details="\{\\"tries\\":2\}"$/
      )
    })
  )

  it.effect("lets no logged text start a new line or control the terminal", () =>
    Effect.gen(function* () {
      const work = Effect.annotateLogs(Effect.logInfo("a\n12:00:00 INFO forged\u001b[2J"), {
        "k\n": "v\u0007"
      })
      const lines = yield* logging(work, { format: person })
      // We write no control characters ourselves here.
      expect(lines[0]).not.toMatch(/\p{Cc}/u)
      expect(lines[0]).toContain("a\\u000a12:00:00 INFO forged\\u001b[2J")
    })
  )

  it.effect("indents the stack of a cause, and uses color only when asked to", () =>
    Effect.gen(function* () {
      const work = Effect.logError("Broken", Cause.die(new Error("why")))
      const [plain = ""] = yield* logging(work, { format: person })
      expect(plain).toMatch(/ERROR Broken\n {4}Error: why\n {4} +at /)
      const [colored = ""] = yield* logging(work, { format: (entry) => formatForPerson(entry, true) })
      expect(colored).toContain("\u001b[31mERROR\u001b[0m")
    })
  )
})
