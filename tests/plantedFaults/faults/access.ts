import type { PlantedFault } from "../PlantedFault.ts"

/** Permissions and isolation. */
export const accessFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "row-security-off",
    what: "Customers are not protected by row security.",
    file: "modules/customers/postgres/migrations/0002_protected_tables.sql",
    find: "select app.protect_tenant_table('customers.customers');",
    replace: "alter table customers.customers disable row level security;",
    caughtBy: {
      suite: "postgres",
      file: "tests/isolation/catalogue.pg.test.ts",
      test: "every table has row security"
    }
  },
  {
    name: "policy-lets-all-through",
    what: "The policies of tenant tables show everyone the rows of every organization.",
    file: "infra/postgres/migrations/0011_row_security.sql",
    find: "inside constant text := format('%I = (select app.organization_id())', organization);",
    replace: "inside constant text := 'true';",
    caughtBy: {
      suite: "postgres",
      file: "tests/isolation/rows.pg.test.ts",
      test: "are hidden from the application without an organization"
    }
  },
  {
    name: "permission-not-checked",
    what: "Anyone who may read customers may archive them.",
    file: "modules/customers/commands/ArchiveCustomer.ts",
    find: `permitted("customers.edit")`,
    replace: `permitted("customers.read")`,
    caughtBy: {
      suite: "postgres",
      file: "tests/isolation/matrix.pg.test.ts",
      test: "archiveCustomer is not allowed for a"
    }
  },
  {
    name: "last-owner-demoted",
    what: "The last owner of an organization can be demoted.",
    file: "modules/tenancy/domain/rules.ts",
    find: `role === "owner" && owners <= 1`,
    replace: `role === "owner" && owners < 1`,
    caughtBy: {
      suite: "unit",
      file: "tests/tenancy/rules.unit.test.ts",
      test: "may not demote the last owner"
    }
  },
  {
    name: "sessions-survive-password-change",
    what: "Changing the password does not end other sessions.",
    file: "modules/identity/passwords/commands/ChangePassword.ts",
    find: `  yield* endAllBut(userId, sessionId, "password_changed")\n`,
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/identity/changes.pg.test.ts",
      test: "keeps this session, ends the others"
    }
  },
  {
    name: "token-reuse-undetected",
    what: "A refresh token that was already used is accepted again.",
    file: "modules/identity/sessions/domain/session.ts",
    find: `? "repeat" : "reused"`,
    replace: `? "repeat" : "repeat"`,
    caughtBy: {
      suite: "postgres",
      file: "tests/identity/refresh.pg.test.ts",
      test: "ends the whole session immediately"
    }
  },
  {
    name: "removed-member-listens",
    what: "The live stream of a removed member continues to receive the organization's events.",
    file: "infra/realtime/Streams.ts",
    find: "if (!organizations.has(id)) this.#leave(listener, id)",
    replace: "if (organizations.has(id)) this.#leave(listener, id)",
    caughtBy: {
      suite: "postgres",
      file: "tests/infra/realtime/live.pg.test.ts",
      test: "notifies a removed member of the removal, but of no later events in the organization (ASVS 8.3.2)"
    }
  },
  {
    name: "cross-site-request-accepted",
    what: "A page of another site can send changes.",
    file: "infra/http/outer/sameOrigin.ts",
    find: "  if (!from) return false\n  if (from.origin === publicUrl.origin",
    replace: "  if (!from) return false\n  return true\n  if (from.origin === publicUrl.origin",
    caughtBy: {
      suite: "postgres",
      file: "tests/http/edge.pg.test.ts",
      test: "refuses a change sent by another site's page"
    }
  }
]
