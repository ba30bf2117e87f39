import { Client } from "pg"
import { PgBoss } from "pg-boss"
import { afterAll, beforeAll, expect, it } from "vitest"
import { PASSWORD } from "../support/seeds.ts"
import { type MailServer, startMailServer } from "../support/mailServer.ts"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { type Ask, insist, type Trouble } from "./support/client.ts"
import { everyJobSettled } from "./support/jobs.ts"
import { listen } from "./support/listener.ts"
import { expectEachOnce, expectHeardOnce, sendAll, sends } from "./support/messages.ts"
import { install, type Installation, type Server } from "./support/servers.ts"
import { gather, madeId, message, type Team } from "./support/team.ts"

let database: ClonedDatabase
let mailServer: MailServer
let installation: Installation
let team: Team
let admin: Client
let one: Server
let other: Server

// Two servers and a worker, each a process of its own, on one database.
beforeAll(async () => {
  database = await cloneDatabase()
  mailServer = await startMailServer()
  installation = install(database.urls, { MAIL_URL: mailServer.url })
  team = await gather(database.urls, installation)
  admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
  one = await installation.newServer()
  other = await installation.newServer()
  await installation.newWorker()
})
afterAll(async () => {
  await installation.stop()
  await mailServer.stop()
  await admin.end()
  await database.drop()
})

const count = async (question: string): Promise<number> =>
  (await admin.query(`select count(*)::int as count from ${question}`)).rows[0].count

const me = (server: Server, token: string) => insist([server], { method: "GET", path: "/api/me", token })

it("a session created at one server is valid at the other, and ending it there ends it everywhere", async () => {
  const signIn: Ask = {
    method: "POST",
    path: "/api/public/sign-in",
    body: { email: team.ben.email, password: PASSWORD }
  }
  const { status, body } = await insist([one], signIn)
  expect(status).toBe(200)
  const token = body["access_token"] ?? ""
  expect([(await me(one, token)).status, (await me(other, token)).status]).toEqual([200, 200])
  expect((await insist([other], { method: "DELETE", path: "/api/me/session", token })).status).toBe(204)
  expect([(await me(one, token)).status, (await me(other, token)).status]).toEqual([401, 401])
})

it("an event at one server is delivered by the other", async () => {
  const listener = await listen(team.ben.access_token, [other])
  const id = madeId(await insist([one], message(team, "Sent at the other server")))
  await expectHeardOnce(database.urls.admin, listener, new Map([["one", id]]))
  await listener.close()
})

it("rate limits count the requests of both servers together", async () => {
  const ask: Ask = {
    method: "POST",
    path: "/api/public/password-resets",
    body: { email: "limited@example.com" }
  }
  const answers: Array<number> = []
  for (const server of [one, other, one, other, one]) answers.push((await insist([server], ask)).status)
  expect(answers).toEqual([202, 202, 202, 202, 202])
  expect([(await insist([other], ask)).status, (await insist([one], ask)).status]).toEqual([429, 429])
})

const JOB = "tenancy.tell-of-expired-invitations"
const TURNS = 12

/** As if the schedule had fired in several processes, repeatedly. */
const everyTurnAtOnce = async () => {
  const boss = new PgBoss({
    connectionString: database.urls.jobs,
    migrate: false,
    supervise: false,
    schedule: false
  })
  await boss.start()
  try {
    return await Promise.all(Array.from({ length: TURNS }, () => boss.send(JOB, {})))
  } finally {
    await boss.stop()
  }
}

const AT_ONCE = `pgboss.job a join pgboss.job b on a.name = b.name and a.id < b.id
  where a.name = '${JOB}' and a.started_on < b.completed_on and b.started_on < a.completed_on`

it("a scheduled job that fires in all processes at the same time runs once, as does each reaction", async () => {
  await insist([one], {
    method: "POST",
    path: `/api/organizations/${team.organizationId}/invitations`,
    token: team.ada.access_token,
    body: { invited_name: "Silent", email: "silent@example.com", role: "viewer" }
  })
  await everyJobSettled(database.urls, installation)
  await admin.query(
    "update tenancy.invitations set expires_at = now() - interval '1 second' where status = 'pending'"
  )
  expect((await everyTurnAtOnce()).filter((id) => id !== null).length).toBeLessThan(TURNS)
  await everyTurnAtOnce()
  expect(await everyJobSettled(database.urls, installation)).toBe(0)
  expect(await count(AT_ONCE)).toBe(0)
  expect(await count("app.mails where kind = 'tenancy.invitation-expired'")).toBe(1)
  const told = mailServer.received.filter(
    ({ to, raw }) => to.includes(team.ada.email) && raw.includes("silent@example.com")
  )
  expect(told).toHaveLength(1)
  expect(await count("notifications.notifications where kind = 'invitation_expired'")).toBe(1)
})

const COUNT = 300
const KILLED_AT = 100

it("a server killed under load loses nothing answered; the other and the worker do the rest", async () => {
  const listener = await listen(team.ben.access_token, [other])
  const troubles: Array<Trouble> = []
  const asks = await sends(team, other, COUNT)
  const kills: Array<Promise<void>> = []
  const acknowledged = await sendAll(
    asks,
    (n) => (n % 2 === 0 ? one : other),
    troubles,
    (answered) => {
      if (answered === KILLED_AT) kills.push(one.kill().then(one.start))
    }
  )
  await Promise.all(kills)
  expect(kills).toHaveLength(1)
  expect(troubles).toEqual([])
  expect(acknowledged.size).toBe(COUNT)
  await expectHeardOnce(database.urls.admin, listener, acknowledged)
  await listener.close()
  await expectEachOnce(database.urls.admin, acknowledged)
  expect((await me(one, team.ada.access_token)).status).toBe(200)
  expect(await everyJobSettled(database.urls, installation)).toBe(0)
})
