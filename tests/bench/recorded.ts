import { readFileSync, statSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { load } from "./load.ts"
import { COMMITTED_MILLIS, oneOf, type StatementLog, withLog } from "./statements.ts"

/** A statement that the product ran, with its parameters as text. */
export interface Recorded {
  readonly application: string
  readonly statement: string
  readonly parameters: ReadonlyArray<string | null>
}

// Lines that continue an entry begin with a tab.
const ENTRY =
  /^<([^>]*)>LOG: {2}(?:execute [^:]*|statement): ([^]*?)\n(?:<[^>]*>DETAIL: {2}[Pp]arameters: ([^]*?)\n)?(?=<|$(?![^]))/gm
const PARAMETER = /\$\d+ = (?:NULL|'((?:[^']|'')*)')/g

const untabbed = (text: string): string => text.replaceAll("\n\t", "\n")

const parametersOf = (detail: string): ReadonlyArray<string | null> =>
  [...untabbed(detail).matchAll(PARAMETER)].map(([, value]) => value?.replaceAll("''", "'") ?? null)

/** The statements that a server runs for a request, in their order. */
export const record = async (
  log: StatementLog,
  port: number,
  request: string
): Promise<ReadonlyArray<Recorded>> => {
  let recorded: ReadonlyArray<Recorded> = []
  await withLog({ ...log, parameters: true }, async () => {
    const { size } = statSync(log.file)
    await load(port, oneOf(request), { connections: 1, seconds: 30 })
    // The product sends the COMMIT of a read after its answer.
    await sleep(COMMITTED_MILLIS)
    const written = readFileSync(log.file).subarray(size).toString()
    recorded = [...written.matchAll(ENTRY)].flatMap(([, application = "", statement = "", detail = ""]) =>
      ["motorpool", "motorpool-limits"].includes(application)
        ? [{ application, statement: untabbed(statement), parameters: parametersOf(detail) }]
        : []
    )
  })
  if (recorded.length === 0) throw new Error("The server ran no statements.")
  return recorded
}
