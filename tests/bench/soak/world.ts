import { hashPassword } from "#infra/passwords"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { Client } from "pg"
import { fill } from "../data.ts"
import { fillMessages, MEMBERS, organizationId, PEOPLE, personId, SMALLEST } from "../messages.ts"

/** The organizations of the 200 people, and those of the attackers. */
export const ORGANIZATIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export const ATTACKING_ORGANIZATIONS = [198, 199, 200] as const

/** The number of customers of each organization: many, so that what people add changes the cost of exports little. */
export const CUSTOMERS = 5_000
/** As many as an organization of several years; the largest export. */
const ATTACKING_CUSTOMERS = 6_500

export const PASSWORD = "correct horse battery"
/** The device that everyone has signed in from before. */
export const USER_AGENT = "Motorpool soak"

/** A member of an organization of the benchmark, by their place in it: the first is its owner. */
export interface Member {
  readonly place: number
  readonly id: string
  readonly memberId: string
  readonly email: string
  readonly token: string
  readonly organization: number
  readonly organizationId: string
  /** Everyone in an organization works behind the same address. */
  readonly address: string
}

/** The members who may import and export; the others may edit. */
export const MANAGERS = 10

export const memberOf = (organization: number, place: number): Member => {
  const number = (organization - 1) * MEMBERS + place
  return {
    place,
    id: personId(number),
    memberId: `00000000-0000-7000-8000-6${String(number).padStart(11, "0")}`,
    email: `person${number}@example.com`,
    token: `soak${number}`,
    organization,
    organizationId: organizationId(organization),
    address: `127.0.${organization}.1`
  }
}

/** An attacker owns an organization, and has two more accounts; the address of one is not verified. */
export const attackingAccounts = (organization: number) => ({
  owner: memberOf(organization, 1),
  member: memberOf(organization, 2),
  unverified: memberOf(organization, 3)
})

/** The n-th customer of an organization. */
export const customerId = (organization: number, n: number): string =>
  `00000000-0000-7000-8000-8${String(organization).padStart(5, "0")}${String(n).padStart(6, "0")}`

const CUSTOMERS_OF = `
  insert into customers.customers (organization_id, id, name, email, phone, notes, created_at, updated_at)
  select ('00000000-0000-7000-8000-0' || lpad((20000 + o)::text, 11, '0'))::uuid,
    ('00000000-0000-7000-8000-8' || lpad(o::text, 5, '0') || lpad(n::text, 6, '0'))::uuid,
    'Customer ' || n, 'customer' || n || '@example.net', '+34 600 ' || lpad(n::text, 6, '0'),
    repeat('Prefers the blue van. ', 20), now() - n * interval '1 minute', now()
  from unnest($1::int[]) o cross join generate_series(1, $2::int) n`

/** Known tokens, a device and an address that everyone has used before, and roles that may edit customers. */
const SESSIONS = [
  `update identity.session_tokens t set access_hash = p.hash
   from unnest($1::uuid[], $2::bytea[]) p (id, hash) where t.user_id = p.id`,
  `update identity.sessions s set address = p.address, user_agent = '${USER_AGENT}'
   from unnest($1::uuid[], $2::text[]) p (id, address) where s.user_id = p.id`,
  `update tenancy.members m set role = p.role
   from unnest($1::uuid[], $2::text[]) p (id, role) where m.user_id = p.id and m.role <> 'owner'`
] as const

/** The 200 people. */
export const everyone: ReadonlyArray<Member> = ORGANIZATIONS.flatMap((organization) =>
  Array.from({ length: MEMBERS }, (_, n) => memberOf(organization, n + 1))
)

const prepareSessions = async (client: Client): Promise<void> => {
  const attackers = ATTACKING_ORGANIZATIONS.flatMap((organization) =>
    Object.values(attackingAccounts(organization))
  )
  const people = [...everyone, ...attackers]
  const values = [
    people.map(({ token }) => hashToken(token)),
    people.map(({ address }) => address),
    people.map(({ place }) => (place <= MANAGERS ? "manager" : "agent"))
  ]
  const ids = people.map(({ id }) => id)
  for (const [n, statement] of SESSIONS.entries()) await client.query(statement, [ids, values[n]])
}

const preparePeople = async (client: Client): Promise<void> => {
  const password = await Effect.runPromise(hashPassword(PASSWORD))
  await client.query(
    "insert into identity.credentials (user_id, password, changed_at) select id, $1, now() from identity.users",
    [password]
  )
  await client.query("update identity.users set email_verified_at = null where id = any ($1::uuid[])", [
    ATTACKING_ORGANIZATIONS.map((organization) => attackingAccounts(organization).unverified.id)
  ])
}

const allowCustomerEmails = (client: Client) =>
  client.query("update tenancy.organizations set customer_email = true where id = any ($1::uuid[])", [
    ATTACKING_ORGANIZATIONS.map(organizationId)
  ])

/** Ten organizations of twenty people with customers and messages, and an organization of each attacker. */
export const populate = async (adminUrl: string): Promise<void> => {
  await fill(adminUrl, 1, PEOPLE)
  await fillMessages(adminUrl, 0, SMALLEST)
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await preparePeople(client)
    await prepareSessions(client)
    await allowCustomerEmails(client)
    await client.query(CUSTOMERS_OF, [ORGANIZATIONS, CUSTOMERS])
    await client.query(CUSTOMERS_OF, [ATTACKING_ORGANIZATIONS, ATTACKING_CUSTOMERS])
    await client.query("vacuum (analyze)")
  } finally {
    await client.end()
  }
}
