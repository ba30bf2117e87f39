import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type MailServer, startMailServer } from "../support/mailServer.ts"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { type RetriedRequest, sendUntilAnswered, type ServerError } from "./support/client.ts"
import { everyJobSettled } from "./support/jobs.ts"
import { install, type Installation, type Server } from "./support/servers.ts"
import { createTeam, createdId, type Team } from "./support/team.ts"

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
  team = await createTeam(database.urls, installation, JOINING)
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

/** Sends all requests concurrently; kills and restarts the server once a third has been answered. */
const sendAndKill = async (requests: ReadonlyArray<RetriedRequest>) => {
  const serverErrors: Array<ServerError> = []
  let responses = 0
  const restarts: Array<Promise<void>> = []
  const results = await Promise.all(
    requests.map(async (ask) => {
      const answer = await sendUntilAnswered([killed], ask, serverErrors)
      if (++responses === KILLED_AT) restarts.push(killed.kill().then(killed.start))
      return answer
    })
  )
  await Promise.all(restarts)
  expect(restarts).toHaveLength(1)
  expect(serverErrors).toEqual([])
  return results
}

const count = async (source: string): Promise<number> =>
  (await admin.query(`select count(*)::int as count from ${source}`)).rows[0].count

const invite = ({ organizationId, ada }: Team, email: string): RetriedRequest => ({
  method: "POST",
  path: `/api/organizations/${organizationId}/invitations`,
  token: ada.access_token,
  headers: { "idempotency-key": randomUUID() },
  body: { invited_name: "New Member", email, role: "driver" }
})

const join = (token: string, access: string): RetriedRequest => ({
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

// Includes Ben, who joined earlier.
const EVENTS = `
  select name, count(*)::int as events, count(distinct user_id)::int as people from app.outbox
  where name in ('InvitationAccepted', 'MemberJoined') group by name order by name`

it("a server killed during invitations invites, emails and admits each user once", async () => {
  const addresses = team.others.map(({ email }) => email)
  const invitations = (await sendAndKill(addresses.map((email) => invite(team, email)))).map(createdId)
  expect(new Set(invitations).size).toBe(JOINING)
  expect(await count("tenancy.invitations where status = 'pending'")).toBe(JOINING)

  expect(await everyJobSettled(database.urls, installation)).toBe(0)
  expect(await count("app.mails where status <> 'sent'")).toBe(0)
  expect(await count("app.mails where kind = 'tenancy.invitation'")).toBe(JOINING + 1)
  const emails = await Promise.all(addresses.map(invited))
  // A server that is killed between delivering an email and recording it delivers it again, with the same id.
  expect(emails.map(({ ids }) => ids)).toEqual(addresses.map(() => 1))
  expect(emails.filter(({ mails }) => mails > 1).length).toBeLessThanOrEqual(1)

  const joined = await sendAndKill(
    emails.map(({ token }, n) => join(token, team.others[n]?.access_token ?? ""))
  )
  const { organizationId } = team
  expect(joined).toEqual(addresses.map(() => ({ status: 201, body: { organization_id: organizationId } })))
  expect(await count("tenancy.invitations where status = 'accepted'")).toBe(JOINING + 1)
  expect(await count("tenancy.members where status = 'active'")).toBe(JOINING + 2)
  const people = { events: JOINING + 1, people: JOINING + 1 }
  expect((await admin.query(EVENTS)).rows).toEqual([
    { name: "InvitationAccepted", ...people },
    { name: "MemberJoined", ...people }
  ])
  expect(await everyJobSettled(database.urls, installation)).toBe(0)
})

const ROUNDS = 6

/** Refreshes a session repeatedly, at the other server while one is down; returns the last access token. */
const refreshRepeatedly = async (refresh: string, onRefreshed: () => void) => {
  let token = refresh
  let access = ""
  for (let round = 0; round < ROUNDS; round++) {
    const { status, body } = await sendUntilAnswered([killed, spared], {
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
      refreshRepeatedly(refresh_token, () => {
        if (++refreshed === JOINING * 2) restarts.push(killed.kill().then(killed.start))
      })
    )
  )
  const { rows } = await admin.query(FAMILIES, [team.others.map(({ user }) => user.id)])
  expect(rows).toEqual(team.others.map(() => ({ tokens: ROUNDS + 1, unused: 1, live: true })))
  await Promise.all(restarts)
  expect(restarts).toHaveLength(1)
  for (const token of tokens)
    expect(await sendUntilAnswered([killed], { method: "GET", path: "/api/me", token })).toMatchObject({
      status: 200
    })
})
