import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type MailServer, startMailServer } from "../support/mailServer.ts"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { type Ask, insist, type Trouble } from "./support/client.ts"
import { everyJobSettled } from "./support/jobs.ts"
import { install, type Installation, type Server } from "./support/servers.ts"
import { gather, madeId, type Team } from "./support/team.ts"

const JOINING = 24
const KILLED_AT = 8

let database: ClonedDatabase
let mailServer: MailServer
let installation: Installation
let team: Team
let admin: Client
let killed: Server
let spared: Server

beforeAll(async () => {
  database = await cloneDatabase()
  mailServer = await startMailServer()
  installation = install(database.urls, { MAIL_URL: mailServer.url })
  team = await gather(database.urls, installation, JOINING)
  admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
  killed = await installation.newServer()
  spared = await installation.newServer()
})
afterAll(async () => {
  await installation.stop()
  await mailServer.stop()
  await admin.end()
  await database.drop()
})

/** Sends all requests concurrently; the server is killed when a third is answered, and starts again. */
const askAndKill = async (asks: ReadonlyArray<Ask>) => {
  const troubles: Array<Trouble> = []
  let answered = 0
  const restarts: Array<Promise<void>> = []
  const answers = await Promise.all(
    asks.map(async (ask) => {
      const answer = await insist([killed], ask, troubles)
      if (++answered === KILLED_AT) restarts.push(killed.kill().then(killed.start))
      return answer
    })
  )
  await Promise.all(restarts)
  expect(restarts).toHaveLength(1)
  expect(troubles).toEqual([])
  return answers
}

const count = async (question: string): Promise<number> =>
  (await admin.query(`select count(*)::int as count from ${question}`)).rows[0].count

const invite = ({ organizationId, ada }: Team, email: string): Ask => ({
  method: "POST",
  path: `/api/organizations/${organizationId}/invitations`,
  token: ada.access_token,
  headers: { "idempotency-key": randomUUID() },
  body: { invited_name: "New Member", email, role: "driver" }
})

const join = (token: string, access: string): Ask => ({
  method: "POST",
  path: "/api/me/memberships",
  token: access,
  body: { token }
})

/** The token of the invitation sent to an address, and how often its email was sent. */
const invited = async (email: string) => {
  await mailServer.waitFor(email)
  const mails = mailServer.received.filter(
    ({ to, email: { subject } }) => to.includes(email) && subject?.includes("invited you")
  )
  return {
    token: /#token=([^\s"&]+)/.exec(mails[0]?.email.text ?? "")?.[1] ?? "",
    mails: mails.length,
    ids: new Set(mails.map(({ email: { messageId } }) => messageId)).size
  }
}

// Ben was invited and joined before.
const TOLD = `
  select name, count(*)::int as told, count(distinct user_id)::int as people from app.outbox
  where name in ('InvitationAccepted', 'MemberJoined') group by name order by name`

it("a server killed during invitations invites, emails and admits each user once", async () => {
  const addresses = team.others.map(({ email }) => email)
  const invitations = (await askAndKill(addresses.map((email) => invite(team, email)))).map(madeId)
  expect(new Set(invitations).size).toBe(JOINING)
  expect(await count("tenancy.invitations where status = 'pending'")).toBe(JOINING)

  expect(await everyJobSettled(database.urls, installation)).toBe(0)
  expect(await count("app.mails where status <> 'sent'")).toBe(0)
  expect(await count("app.mails where kind = 'tenancy.invitation'")).toBe(JOINING + 1)
  const found = await Promise.all(addresses.map(invited))
  // Killed between delivering an email and recording it, the server delivers it again: one email, by its id.
  expect(found.map(({ ids }) => ids)).toEqual(addresses.map(() => 1))
  expect(found.filter(({ mails }) => mails > 1).length).toBeLessThanOrEqual(1)

  const joined = await askAndKill(
    found.map(({ token }, n) => join(token, team.others[n]?.access_token ?? ""))
  )
  const { organizationId } = team
  expect(joined).toEqual(addresses.map(() => ({ status: 201, body: { organization_id: organizationId } })))
  expect(await count("tenancy.invitations where status = 'accepted'")).toBe(JOINING + 1)
  expect(await count("tenancy.members where status = 'active'")).toBe(JOINING + 2)
  const people = { told: JOINING + 1, people: JOINING + 1 }
  expect((await admin.query(TOLD)).rows).toEqual([
    { name: "InvitationAccepted", ...people },
    { name: "MemberJoined", ...people }
  ])
  expect(await everyJobSettled(database.urls, installation)).toBe(0)
})

const ROUNDS = 6

/** Exchanges a refresh token again and again, each time for the next one; uses the other server when one is down. */
const refreshing = async (refresh: string, onRefreshed: () => void) => {
  let token = refresh
  let access = ""
  for (let round = 0; round < ROUNDS; round++) {
    const { status, body } = await insist([killed, spared], {
      method: "POST",
      path: "/api/public/session-refresh",
      body: { refresh_token: token }
    })
    expect(status).toBe(200)
    token = body["refresh_token"] ?? ""
    access = body["access_token"] ?? ""
    onRefreshed()
  }
  return access
}

const FAMILIES = `
  select count(*)::int as tokens, count(*) filter (where t.used_at is null)::int as unused,
    bool_and(s.ended_at is null) as live
  from identity.session_tokens t join identity.sessions s on s.id = t.session_id
  where t.user_id = any ($1::uuid[]) group by t.session_id`

it("a server killed while sessions are refreshed leaves each with one working chain of tokens", async () => {
  let refreshed = 0
  const restarts: Array<Promise<void>> = []
  const tokens = await Promise.all(
    team.others.map(({ refresh_token }) =>
      refreshing(refresh_token, () => {
        if (++refreshed === JOINING * 2) restarts.push(killed.kill().then(killed.start))
      })
    )
  )
  const { rows } = await admin.query(FAMILIES, [team.others.map(({ user }) => user.id)])
  expect(rows).toEqual(team.others.map(() => ({ tokens: ROUNDS + 1, unused: 1, live: true })))
  await Promise.all(restarts)
  expect(restarts).toHaveLength(1)
  for (const token of tokens)
    expect(await insist([killed], { method: "GET", path: "/api/me", token })).toMatchObject({ status: 200 })
})
