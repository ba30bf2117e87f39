import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createMember, createOrganization, createPerson, type Person } from "../support/seeds.ts"

let app: TestApp
let owner: Person
let organization: string

beforeAll(async () => {
  app = await startApp()
  owner = await createPerson(app)
  organization = await createOrganization(app, owner.access_token)
})
afterAll(() => app.stop())

const members = (of = organization) => `/api/organizations/${of}/members`
const statusOf = async (path: string, token: string, from = app) =>
  (await call(from, "GET", path, { token })).status

/** Reads whose token is known from the call before, so that it is checked in their own transaction. */
const known = async (role: "driver" | "admin" = "admin") => {
  const person = await createMember(app, owner.access_token, organization, role)
  for (const path of ["/api/me", members()]) expect(await statusOf(path, person.access_token)).toBe(200)
  return person
}

// Changed in the database, so that this process cannot have heard of it. Its clock, and what it stores, has whole milliseconds.
it.each([
  [
    "its session has ended",
    "update identity.sessions set ended_at = now(), ended_because = 'signed_out' where user_id = $1"
  ],
  [
    "it has expired",
    `update identity.session_tokens t set access_expires_at = date_trunc('milliseconds', now())
      from identity.sessions s
      where s.id = t.session_id and s.user_id = $1`
  ],
  ["its account is disabled", "update identity.users set disabled_at = now() where id = $1"]
])("refuses a known token from the moment that %s", async (_, change) => {
  const { user, access_token } = await known()
  await app.admin.query(change, [user.id])
  for (const path of [members(), "/api/me", members(), "/api/me"])
    expect(await statusOf(path, access_token)).toBe(401)
})

it("shows nothing to a member from the moment that they are removed", async () => {
  const { user, access_token } = await known()
  await app.admin.query("delete from tenancy.members where user_id = $1", [user.id])
  expect(await statusOf(members(), access_token)).toBe(404)
  expect(await statusOf("/api/me", access_token)).toBe(200)
})

it.each([
  ["admin", "driver", 403],
  ["driver", "admin", 200]
] as const)("acts as what a member is now: a former %s as a %s", async (before, now, status) => {
  const { user, access_token } = await known(before)
  await app.admin.query("update tenancy.members set role = $2 where user_id = $1", [user.id, now])
  const auditLog = `/api/organizations/${organization}/audit-log`
  expect(await statusOf(auditLog, access_token)).toBe(status)
  expect(await statusOf(auditLog, access_token)).toBe(status)
})

it("shows no other organization to a known token", async () => {
  const { access_token } = await known()
  const other = await createOrganization(app, owner.access_token)
  expect(await statusOf(members(other), access_token)).toBe(404)
})

it("still decodes, counts and checks permissions", async () => {
  const few = await startApp({ env: { READS_PER_SECOND: "1" }, database: app })
  try {
    const { access_token } = await known("driver")
    expect(await statusOf(`${members()}?limit=nonsense`, access_token)).toBe(422)
    expect(await statusOf(`/api/organizations/${organization}/audit-log`, access_token)).toBe(403)
    const answers: Array<number> = []
    for (let n = 0; n < 14; n++) answers.push(await statusOf("/api/me", access_token, few))
    expect(answers.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(answers.at(-1)).toBe(429)
  } finally {
    await few.stop()
  }
})

it("answers many calls of different people at the same time, each with their own", async () => {
  const people = await Promise.all([known(), known("driver"), known()])
  const calls = [...people, ...people, ...people, ...people].map(async ({ access_token: token, user }) => {
    const { body } = await call(app, "GET", "/api/me", { token })
    expect(body).toMatchObject({ id: user.id })
  })
  await Promise.all(calls)
})
