import { Command } from "commander"
import { Redacted } from "effect"
import { migrate, pending } from "../system/migrations.ts"
import { type CliContext, database } from "./context.ts"

const withOwner = async <A>(context: CliContext, work: (ownerUrl: string) => Promise<A>): Promise<A> => {
  const { urls, stop } = await database(context)
  try {
    return await work(Redacted.value(urls.owner))
  } finally {
    await stop()
  }
}

/** `db migrate`, `db status`. */
export const databaseCommands = (context: CliContext): Command => {
  const write = (names: ReadonlyArray<string>, json: boolean, none: string, some: string) => {
    if (json) return context.output.write(JSON.stringify({ migrations: names }))
    context.output.write(
      names.length === 0 ? none : `${some}\n${names.map((name) => `  ${name}`).join("\n")}`
    )
  }
  const db = new Command("db").description("The database's schema.")
  db.command("migrate")
    .description("Apply the migrations that are missing.")
    .option("--json", "answer as JSON", false)
    .action(async ({ json }: { json: boolean }) =>
      write(
        await withOwner(context, migrate),
        json,
        "Nothing to apply: the database is up to date.",
        "Applied:"
      )
    )
  db.command("status")
    .description("Show the migrations that are missing. Changes nothing.")
    .option("--json", "answer as JSON", false)
    .action(async ({ json }: { json: boolean }) =>
      write(await withOwner(context, pending), json, "The database is up to date.", "Missing:")
    )
  return db
}
