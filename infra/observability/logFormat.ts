import type { LogEntry } from "./logEntry.ts"

/** One JSON object per line, for machines. */
export const formatJson = ({ cause, fields, level, message, time }: LogEntry): string =>
  JSON.stringify({ time, level, message, ...fields, ...(cause === undefined ? {} : { cause }) })

const colours: Readonly<Record<string, string>> = {
  WARN: "\u001b[33m",
  ERROR: "\u001b[31m",
  FATAL: "\u001b[31m"
}
const dim = "\u001b[2m"
const reset = "\u001b[0m"

// Logged text must not move the cursor, color the terminal or fake a line of its own.
const harmless = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)

const fieldText = ([name, value]: readonly [string, unknown]): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return `${harmless(name)}=${/^[^\s"=]+$/.test(text) ? harmless(text) : JSON.stringify(text)}`
}

/**
 * One line per entry for a terminal: local time, level, message and fields. The stack of a cause follows indented.
 */
export const formatForPerson = (entry: LogEntry, coloured: boolean): string => {
  const paint = (colour: string, text: string): string =>
    coloured && text !== "" ? colour + text + reset : text
  const time = new Date(entry.time).toTimeString().slice(0, 8)
  const level = paint(colours[entry.level] ?? "", entry.level.padEnd(5))
  const fields = Object.entries(entry.fields).map(fieldText).join(" ")
  const line = [time, level, harmless(entry.message), paint(dim, fields)]
    .filter((part) => part !== "")
    .join(" ")
  const cause = entry.cause?.split("\n").map((row) => `\n    ${harmless(row.trimEnd())}`) ?? []
  return line + paint(dim, cause.join(""))
}
