import { hashToken } from "#infra/secrets"
import { Client } from "pg"

/** A token known to the benchmark; a real one is random. */
export const TOKEN = `mp_at_${"B".repeat(43)}`
export const ORGANIZATION = "00000000-0000-7000-8000-000000000001"
const PERSON = "00000000-0000-7000-8000-100000000001"

const id = (kind: number, expression: string): string =>
  `('00000000-0000-7000-8000-${kind}' || lpad((${expression})::text, 11, '0'))::uuid`

/**
 * `users` accounts, every one a member: the first 200 of organization 1, the others spread over the rest,
 * 20 to an organization. Adds to the existing data.
 */
export const fill = async (adminUrl: string, from: number, users: number): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  const organization = "case when i <= 200 then 1 else 2 + (i - 201) / 20 end"
  const run = (sql: string) => client.query(sql.replaceAll("$range", `generate_series(${from}, ${users}) i`))
  try {
    await run(`insert into identity.users (id, email, email_verified_at, created_at)
      select ${id(1, "i")}, 'person' || i || '@example.com', now(), now() - i * interval '1 second' from $range`)
    await run(
      `insert into identity.profiles (user_id, full_name, updated_at) select ${id(1, "i")}, 'Person ' || i, now() from $range`
    )
    await run(`insert into tenancy.organizations (id, name, industry, created_by, created_at, trial_ends_at, time_zone, currency, units)
      select distinct ${id(0, organization)}, 'Organization ' || ${organization}, 'fleet', ${id(1, "1")}, now(), now() + interval '14 days', 'UTC', 'EUR', 'metric'
      from $range on conflict do nothing`)
    await run(`insert into tenancy.members (organization_id, id, user_id, role, status, joined_at, created_at)
      select ${id(0, organization)}, ${id(2, "i")}, ${id(1, "i")}, case when i = 1 or (i > 200 and (i - 201) % 20 = 0) then 'owner' else 'driver' end,
        'active', now(), now() - i * interval '1 second' from $range`)
    await run(`insert into identity.sessions (id, user_id, created_at, expires_at, last_seen_at, proven_at, user_agent, address, signed_in_by)
      select ${id(3, "i")}, ${id(1, "i")}, now(), now() + interval '90 days', now(), now(), 'bench', '127.0.0.1', 'password' from $range`)
    await run(`insert into identity.session_tokens (refresh_hash, session_id, user_id, access_hash, access_expires_at, refresh_expires_at)
      select sha256(('r' || i)::bytea), ${id(3, "i")}, ${id(1, "i")}, sha256(('a' || i)::bytea), now() + interval '1 day', now() + interval '30 days' from $range`)
    await client.query("update identity.session_tokens set access_hash = $1 where user_id = $2", [
      hashToken(TOKEN),
      PERSON
    ])
    await client.query("vacuum (analyze)")
  } finally {
    await client.end()
  }
}
