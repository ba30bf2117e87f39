import { Layer, Logger, type LogLevel, References } from "effect"
import { logEntry, type LogEntry } from "./logEntry.ts"
import { formatForPerson, formatJson } from "./logFormat.ts"

/** How log entries are written. */
export interface LogOptions {
  readonly level: LogLevel.LogLevel
  readonly format: (entry: LogEntry) => string
  readonly write: (line: string) => void
}

/** For a terminal, colored unless NO_COLOR is set; otherwise one JSON object per line. */
export const standardOutput = (level: LogLevel.LogLevel): LogOptions => {
  const coloured = process.env["NO_COLOR"] === undefined
  return {
    level,
    format: process.stdout.isTTY ? (entry) => formatForPerson(entry, coloured) : formatJson,
    write: (line) => process.stdout.write(`${line}\n`)
  }
}

/** Replaces Effect's loggers by ours, from the given level on. */
export const loggerLayer = ({ format, level, write }: LogOptions): Layer.Layer<never> =>
  Layer.mergeAll(
    Logger.layer([Logger.make((options) => write(format(logEntry(options))))]),
    Layer.succeed(References.MinimumLogLevel, level)
  )
