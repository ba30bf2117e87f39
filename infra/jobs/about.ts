import type { About } from "./Attempt.ts"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NAME_OF_ID = /^id$|Ids?$|_ids?$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * The ids in a job's payload, and in an event's data, by name. Only UUIDs in fields that are named as ids: a payload
 * may contain addresses and texts, which must not be logged.
 */
export const aboutOf = (payload: unknown): About => {
  if (!isRecord(payload)) return {}
  const own = Object.entries(payload).filter(
    (entry): entry is [string, string] =>
      NAME_OF_ID.test(entry[0]) && typeof entry[1] === "string" && UUID.test(entry[1])
  )
  const named = own.map(([name, id]) => [name === "id" ? "eventId" : name, id] as const)
  return { ...Object.fromEntries(named), ...aboutOf(payload["data"]) }
}
