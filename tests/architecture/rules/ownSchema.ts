import { sqlTextOf, type Text, textsOf } from "../model/literals.ts"
import { eachFile, type Fault, type Rule, type Tree } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

/** The schemas of the infrastructure. Modules may use the first, which has the actor of a transaction. */
const INFRASTRUCTURE = ["app", "app_migrations", "pgboss"]

/** Keys that other modules may reference; everything else in a module's schema is private. */
const PUBLISHED = [
  "identity.users (id)",
  "tenancy.organizations (id)",
  "tenancy.members (organization_id, user_id)",
  "files.files (organization_id, id)",
  "files.files (organization_id, id, user_id)",
  "fleet.groups (organization_id, id)",
  "fleet.vehicles (organization_id, id)",
  "customers.customers (organization_id, id)"
]
/**
 * What a constraint cannot check, for other modules' triggers, and what lists show of people, for their statements (decision
 * 58): functions with their caller's rights, except that names are visible to everyone who knows an id.
 */
const PUBLISHED_FUNCTIONS = [
  "tenancy.holds_member",
  "tenancy.active_members",
  "identity.profiles_of",
  "identity.is_enabled",
  "identity.awaits_deletion",
  "identity.end_sessions_at",
  "identity.has_second_factor",
  "identity.without_second_factor",
  "fleet.is_disposed",
  "fleet.is_open_block",
  // For migrations: makes a table one of those that have files, or whose rows keep their vehicle.
  "files.link_from",
  "fleet.keep_vehicle"
]

const words = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/\s*\(\s*/, " (")
    .replace(/\s*\)/, ")")

const REFERENCE = /references\s+(\w+\.\w+\s*\([^)]*\))/g
const CALL = /(?<![\w.])(\w+\.\w+)\s*\(/g
const withoutPublished = (text: string): string =>
  text
    .replace(REFERENCE, (all, key: string) => (PUBLISHED.includes(words(key)) ? " ".repeat(all.length) : all))
    .replace(CALL, (all, name: string) => (PUBLISHED_FUNCTIONS.includes(name) ? " ".repeat(all.length) : all))

const schemasOf = ({ files }: Tree): ReadonlySet<string> =>
  new Set([
    ...INFRASTRUCTURE,
    ...files.flatMap(({ place }) => (place.area === "module" ? [place.module] : []))
  ])

/** The schemas that this file's SQL may name; `app` for all. */
const ownOf = ({ place }: SourceFile): ReadonlyArray<string> =>
  place.area === "module" ? [place.module, "app"] : INFRASTRUCTURE

const NAMED = /(?:\bschema\s+(\w+)|(?<![\w."'@/#-])(\w+)\.(?=[\w%"]))/g

function* foreign(text: Text, own: ReadonlyArray<string>, schemas: ReadonlySet<string>): Iterable<Fault> {
  for (const match of withoutPublished(text.value).matchAll(NAMED)) {
    const name = match[1] ?? match[2] ?? ""
    if (schemas.has(name) && !own.includes(name))
      yield [text.position + match.index, `the schema ${name} belongs to another module`]
  }
}

const sqlOf = (file: SourceFile): ReadonlyArray<Text> =>
  file.isCode
    ? textsOf(file).filter(({ tag, value }) => tag === "sql" || /\s/.test(value))
    : [sqlTextOf(file)]

function* faults(file: SourceFile, tree: Tree): Iterable<Fault> {
  const schemas = schemasOf(tree)
  for (const text of sqlOf(file)) yield* foreign(text, ownOf(file), schemas)
}

/**
 * An alias with the name of another module reads as that module's schema: choose another alias. Names built at run
 * time (`format('%I')`) are not detected; the PostgreSQL tests run as a role that has no right to them.
 */
export const ownSchema: Rule = {
  name: "A module's SQL names only its own schema, app, and published keys and functions",
  about: ({ isCode, path, place }) =>
    (isCode || path.endsWith(".sql")) &&
    (place.area === "infra" || (place.area === "module" && place.layer === "postgres")),
  check: eachFile(faults),
  planted: {
    "a join across schemas": {
      "modules/leads/postgres/A.ts":
        "sql`select l.id from leads.leads l join identity.users u on u.id = l.by`",
      "modules/identity/index.ts": ""
    },
    "another module's function": {
      "modules/leads/postgres/A.ts": "sql`select tenancy.enter(${a}, ${b})`",
      "modules/tenancy/index.ts": ""
    },
    "a table named like another module's published function": {
      "modules/leads/postgres/migrations/0001_leads.sql": "select 1 from tenancy.holds_member where true;",
      "modules/tenancy/index.ts": ""
    },
    "an unpublished key": {
      "modules/leads/postgres/migrations/0001_leads.sql":
        "create table leads.leads (session uuid references identity.sessions (id));",
      "modules/identity/index.ts": ""
    },
    "a grant on another module's schema": {
      "modules/leads/postgres/migrations/0001_leads.sql": "grant usage on schema identity to motorpool_app;",
      "modules/identity/index.ts": ""
    },
    "the queue's tables": { "modules/leads/postgres/A.ts": "sql`select id from pgboss.job`" },
    "infrastructure reading a module's table": {
      "infra/http/a.ts": "sql`select 1 from identity.sessions`",
      "modules/identity/index.ts": ""
    },
    "a statement in a plain string": {
      "modules/leads/postgres/A.ts": `sql.unsafe("delete from identity.users")`,
      "modules/identity/index.ts": ""
    }
  },
  fine: {
    "its own schema, app, and published keys and functions": {
      "modules/leads/postgres/migrations/0001_leads.sql": `
        create schema leads; -- unlike identity.sessions
        create table leads.leads (
          organization_id uuid references tenancy.organizations(id),
          by uuid references identity.users (id) on delete cascade,
          check (organization_id = app.organization_id())
        );`,
      "modules/leads/postgres/A.ts": "sql`select l.id, l.by from leads.leads l`",
      "modules/leads/postgres/migrations/0002_trigger.sql":
        "create function leads.check() returns trigger as $$ begin if tenancy.holds_member(a, b) then null; end if; end $$;",
      "infra/jobs/a.ts": "sql`select 1 from pgboss.job`",
      "modules/identity/index.ts": "",
      "modules/tenancy/index.ts": ""
    }
  }
}
