import { readFileSync, statSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { type Comparison, get } from "./compare.ts"
import { TOKEN } from "./data.ts"
import { load, type Requests } from "./load.ts"

/** Reads the statements PostgreSQL has run. */
export interface StatementLog {
  readonly adminUrl: string
  readonly file: string
  /** Whether it has the values of their parameters, too. */
  readonly parameters?: boolean
}

const settingsOf = ({ parameters = false }: StatementLog) => ({
  log_statement: "all",
  log_line_prefix: "<%a>",
  log_parameter_max_length: parameters ? "-1" : "0"
})
// Until every session has reloaded its settings.
const HEARD_MILLIS = 500
export const COMMITTED_MILLIS = 100

/** Has PostgreSQL log the statements that are run meanwhile. */
export const withLog = async (log: StatementLog, work: () => Promise<void>): Promise<void> => {
  const settings = settingsOf(log)
  const client = new Client({ connectionString: log.adminUrl })
  await client.connect()
  try {
    for (const [name, value] of Object.entries(settings))
      await client.query(`alter system set ${name} = '${value}'`)
    await client.query("select pg_reload_conf()")
    await sleep(HEARD_MILLIS)
    await work()
  } finally {
    for (const name of Object.keys(settings)) await client.query(`alter system reset ${name}`)
    await client.query("select pg_reload_conf()")
    await client.end()
  }
}

// Lines that continue an entry begin with a tab.
const ENTRY = /^<([^>]*)>LOG: {2}(?:execute [^:]*|statement): ([^]*?)$(?=\n<|\n?$(?![^]))/gm

const ME = get("/api/me", TOKEN)

/** A single request. */
export const oneOf = (request: string | undefined): Requests => {
  const left = [request].values()
  return () => left.next().value
}

/** The statements of one request to one server, in their order. */
const statementsOf = async (
  log: StatementLog,
  applications: ReadonlyArray<string>,
  port: number,
  { requests, begin }: Comparison
): Promise<ReadonlyArray<string>> => {
  await begin?.()
  // The first request with a token looks it up before its transaction.
  await load(port, oneOf(ME), { connections: 1, seconds: 30 })
  // The product sends the COMMIT of a read after its answer.
  await sleep(COMMITTED_MILLIS)
  const { size } = statSync(log.file)
  await load(port, oneOf(requests(port)()), { connections: 1, seconds: 30 })
  await sleep(COMMITTED_MILLIS)
  const written = readFileSync(log.file).subarray(size).toString()
  return [...written.matchAll(ENTRY)].flatMap(([, application = "", statement = ""]) =>
    applications.includes(application) ? [statement.replaceAll(/\s+/g, " ").replaceAll(" )", ")").trim()] : []
  )
}

/**
 * Refuses a comparison of servers that do not run the same statements in the same order.
 * @throws Error with both lists.
 */
export const refuseOtherStatements = (
  log: StatementLog,
  [product, bare]: readonly [number, number],
  comparisons: ReadonlyArray<Comparison>
): Promise<void> =>
  withLog(log, async () => {
    for (const comparison of comparisons) {
      const expected = await statementsOf(log, ["motorpool", "motorpool-limits"], product, comparison)
      const found = await statementsOf(log, ["bare", "bare-limits"], bare, comparison)
      if (expected.length === 0 || expected.join("\n") !== found.join("\n"))
        throw new Error(
          `${comparison.name}: the bare server does not run the product's statements.\n\n` +
            `Product:\n${expected.join("\n")}\n\nBare:\n${found.join("\n")}`
        )
    }
  })
