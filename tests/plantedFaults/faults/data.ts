import type { PlantedFault } from "../PlantedFault.ts"

/** Stored data. */
export const dataFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "no-transaction",
    what: "A unit of work does not run in a transaction.",
    file: "infra/postgres/unitOfWork.ts",
    find: "inTransaction(sql, Effect.provideService(work, Open, open), kind)",
    replace: "Effect.provideService(work, Open, open)",
    caughtBy: {
      suite: "postgres",
      file: "tests/infra/postgres/unitOfWork.pg.test.ts",
      test: "binds the connection to its actor and leaves it unbound"
    }
  },
  {
    name: "page-starts-too-early",
    what: "A page of customers starts with the last one of the previous page.",
    file: "modules/customers/postgres/CustomerList.ts",
    find: "descending(sort) ? sql`<`",
    replace: "descending(sort) ? sql`<=`",
    caughtBy: {
      suite: "postgres",
      file: "tests/customers/search.pg.test.ts",
      test: "pages newest first, without duplicates or gaps"
    }
  },
  {
    name: "audit-line-missing",
    what: "A change of role is not written to the audit log.",
    file: "modules/tenancy/commands/giveRole.ts",
    find: `  yield* record({
    action: "member.role_changed",
    organizationId,
    userId,
    subject,
    details: { from, to: role }
  })
`,
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/tenancy/members.pg.test.ts",
      test: "takes effect on the next request, publishes an event and is audited (ASVS 8.3.2)"
    }
  },
  {
    name: "import-lines-shifted",
    what: "The errors of an import are reported one line too low.",
    file: "modules/imports/domain/rules.ts",
    find: "return { line, cells: byField }",
    replace: "return { line: line + 1, cells: byField }",
    caughtBy: {
      suite: "postgres",
      file: "tests/imports/import.pg.test.ts",
      test: "is read, checked without writing, imported and undone"
    }
  },
  {
    name: "undo-incomplete",
    what: "Undoing an import does not archive customers that were edited since.",
    file: "modules/customers/postgres/ImportedCustomers.ts",
    find: "id = any(${[...among]}::uuid[]) and archived_at is null",
    replace: "id = any(${[...among]}::uuid[]) and archived_at is null and updated_at = created_at",
    caughtBy: {
      suite: "postgres",
      file: "tests/imports/import.pg.test.ts",
      test: "does not overwrite what was changed after it, and archives what it created"
    }
  },
  {
    name: "formula-exported",
    what: "A cell of an export can contain a user's formula.",
    file: "modules/kernel/csv.ts",
    find: "${guarded(cell).replaceAll",
    replace: "${cell.replaceAll",
    caughtBy: {
      suite: "unit",
      file: "tests/customers/csv.unit.test.ts",
      test: "never starts a formula and can be read back unchanged"
    }
  },
  {
    name: "secret-in-plain-text",
    what: "The secrets of a provider sign-in are stored unencrypted.",
    file: "modules/telematics/connections/postgres/Attempts.ts",
    find: "secrets.seal(PURPOSE, write({ state: Redacted.value(state), flowState: Redacted.value(flowState) }))",
    replace:
      "`${secrets.seal(PURPOSE, write({ state: Redacted.value(state), flowState: Redacted.value(flowState) }))} ${Redacted.value(state)}`",
    caughtBy: {
      suite: "postgres",
      file: "tests/telematics/secrets.pg.test.ts",
      test: "writes neither token, code, state nor secret to a log line or a table"
    }
  },
  {
    name: "changed-migration-accepted",
    what: "A migration that was changed after it was applied is accepted.",
    file: "infra/postgres/migrate.ts",
    find: "return now === checksum",
    replace: "return now !== undefined",
    caughtBy: {
      suite: "postgres",
      file: "tests/infra/postgres/migrate.pg.test.ts",
      test: "refuse a file that changed after it was applied"
    }
  }
]
