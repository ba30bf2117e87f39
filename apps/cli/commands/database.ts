import { standalone } from "#infra/cli"
import { withReadOnlyConnection } from "#infra/postgres"
import { Redacted, Schema } from "effect"
import { migrate, pending } from "../../system/migrations.ts"
import { withDatabase } from "../context.ts"
import { rowFindings, schemaFindings } from "../doctor/database.ts"
import { Findings, showFindings, verdictOn } from "../doctor/finding.ts"

const Migrations = Schema.Struct({ migrations: Schema.Array(Schema.String) })

const UP_TO_DATE = "The database is up to date."
const lines = (names: ReadonlyArray<string>): string => names.map((name) => `\n  ${name}`).join("")

export const databaseOperations = [
  standalone({
    words: "db migrate",
    summary: "Apply pending migrations; create the embedded database if there is none.",
    example: "db migrate",
    changes: true,
    output: Migrations,
    run: (_, context) =>
      withDatabase(context, { create: !context.isDryRun }, async ({ urls }) => ({
        migrations: await (context.isDryRun
          ? pending(Redacted.value(urls.owner))
          : migrate(Redacted.value(urls.owner), (done, of) => context.progress(done, of, "migrations")))
      })),
    show: ({ migrations }, isDryRun) =>
      migrations.length === 0
        ? UP_TO_DATE
        : `${isDryRun ? "Migrations to apply" : "Migrations applied"}:${lines(migrations)}`
  }),
  standalone({
    words: "db status",
    summary: "List pending migrations.",
    example: "db status --json",
    output: Migrations,
    run: (_, context) =>
      withDatabase(context, { create: false }, async ({ urls }) => ({
        migrations: await pending(Redacted.value(urls.owner))
      })),
    show: ({ migrations }) =>
      migrations.length === 0 ? UP_TO_DATE : `Pending migrations:${lines(migrations)}`
  }),
  standalone({
    words: "db check",
    summary: "Check roles, row security, migrations, foreign keys and the modules' invariants.",
    example: "db check",
    output: Findings,
    run: (_, context) =>
      withDatabase(context, { create: false }, (installation) =>
        withReadOnlyConnection(Redacted.value(installation.urls.system), async (ask) => ({
          findings: [
            ...(await schemaFindings(installation, ask)),
            ...(await rowFindings(ask, context.progress))
          ]
        }))
      ),
    show: showFindings,
    verdict: verdictOn
  })
]
