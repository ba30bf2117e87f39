import { Client } from "pg"

/** Runs statements one by one on a read-only connection. */
export type Ask = <Row extends object>(
  statement: string,
  values?: Array<unknown>
) => Promise<ReadonlyArray<Row>>

/** Opens a read-only connection and closes it at the end. */
export const withReadOnlyConnection = async <A>(url: string, work: (ask: Ask) => Promise<A>): Promise<A> => {
  const client = new Client({
    connectionString: url,
    application_name: "motorpool-check",
    connectionTimeoutMillis: 5000
  })
  // A lost connection rejects the running statement; without a listener it would also end the process.
  client.on("error", () => {})
  await client.connect()
  try {
    await client.query("set default_transaction_read_only = on")
    return await work(
      async <Row extends object>(statement: string, values?: Array<unknown>) =>
        (await client.query<Row>(statement, values)).rows
    )
  } finally {
    await client.end()
  }
}
