import { Client } from "pg"
import { PgBoss } from "pg-boss"
import { afterAll, beforeAll, expect, it } from "vitest"
import { PASSWORD } from "../support/seeds.ts"
import { type MailServer, startMailServer } from "../support/mailServer.ts"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { type RetriedRequest, sendUntilAnswered, type ServerError } from "./support/client.ts"
import { everyJobSettled } from "./support/jobs.ts"
import { listen } from "./support/listener.ts"
import { expectStoredOnce, expectAnnouncedOnce, sendAll, messagesToSend } from "./support/messages.ts"
import { install, type Installation, type Server } from "./support/servers.ts"
import { createTeam, createdId, message, type Team } from "./support/team.ts"

let database: ClonedDatabase
let mailServer: MailServer
let installation: Installation
let team: Team
let admin: Client
let one: Server
let other: Server

// Two servers and a worker, as separate processes on one database.
beforeAll(async () => {
  database = await cloneDatabase()
  mailServer = await startMailServer()
  installation = install(database.urls, { MAIL_URL: mailServer.url })
  team = await createTeam(database.urls, installation)
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

const me = (server: Server, token: string) =>
  sendUntilAnswered([server], { method: "GET", path: "/api/me", token })

it("a session created at one server is valid at the other, and ending it there ends it everywhere", async () => {
  const signIn: RetriedRequest = {
    method: "POST",
    path: "/api/public/sign-in",
    body: { email: team.ben.email, password: PASSWORD }
  }
  const { status, body } = await sendUntilAnswered([one], signIn)
  expect(status).toBe(200)
  const token = body["access_token"] ?? ""
  expect([(await me(one, token)).status, (await me(other, token)).status]).toEqual([200, 200])
  expect(
    (await sendUntilAnswered([other], { method: "DELETE", path: "/api/me/session", token })).status
  ).toBe(204)
  expect([(await me(one, token)).status, (await me(other, token)).status]).toEqual([401, 401])
})

it("an event at one server is delivered by the other", async () => {
  const listener = await listen(team.ben.access_token, [other])
  const id = createdId(await sendUntilAnswered([one], message(team, "Sent at the other server")))
  await expectAnnouncedOnce(database.urls.admin, listener, new Map([["one", id]]))
  await listener.close()
})

it("rate limits count the requests of both servers together", async () => {
  const ask: RetriedRequest = {
    method: "POST",
    path: "/api/public/password-resets",
    body: { email: "limited@example.com" }
  }
  const statuses: Array<number> = []
  for (const server of [one, other, one, other, one])
    statuses.push((await sendUntilAnswered([server], ask)).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202])
  expect([
    (await sendUntilAnswered([other], ask)).status,
    (await sendUntilAnswered([one], ask)).status
  ]).toEqual([429, 429])
})

const JOB = "tenancy.notify-of-expired-invitations"
const TURNS = 12

/** Queues the job like the schedules of several processes. */
const fireSchedules = async () => {
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

const OVERLAPPING = `pgboss.job a join pgboss.job b on a.name = b.name and a.id < b.id
  where a.name = '${JOB}' and a.started_on < b.completed_on and b.started_on < a.completed_on`

it("a scheduled job that fires in all processes at the same time runs once, as does each reaction", async () => {
  await sendUntilAnswered([one], {
    method: "POST",
    path: `/api/organizations/${team.organizationId}/invitations`,
    token: team.ada.access_token,
    body: { invited_name: "Silent", email: "silent@example.com", role: "viewer" }
  })
  await everyJobSettled(database.urls, installation)
  await admin.query(
    "update tenancy.invitations set expires_at = now() - interval '1 second' where status = 'pending'"
  )
  expect((await fireSchedules()).filter((id) => id !== null).length).toBeLessThan(TURNS)
  await fireSchedules()
  expect(await everyJobSettled(database.urls, installation)).toBe(0)
  expect(await count(OVERLAPPING)).toBe(0)
  expect(await count("app.mails where kind = 'tenancy.invitation-expired'")).toBe(1)
  const emails = mailServer.received.filter(
    ({ to, raw }) => to.includes(team.ada.email) && raw.includes("silent@example.com")
  )
  expect(emails).toHaveLength(1)
  expect(await count("notifications.notifications where kind = 'invitation_expired'")).toBe(1)
})

const COUNT = 300
const KILLED_AT = 100

it("a server killed under load loses no acknowledged message, and the other server and the worker continue", async () => {
  const listener = await listen(team.ben.access_token, [other])
  const serverErrors: Array<ServerError> = []
  const requests = await messagesToSend(team, other, COUNT)
  const kills: Array<Promise<void>> = []
  const acknowledged = await sendAll(
    requests,
    (n) => (n % 2 === 0 ? one : other),
    serverErrors,
    (answered) => {
      if (answered === KILLED_AT) kills.push(one.kill().then(one.start))
    }
  )
  await Promise.all(kills)
  expect(kills).toHaveLength(1)
  expect(serverErrors).toEqual([])
  expect(acknowledged.size).toBe(COUNT)
  await expectAnnouncedOnce(database.urls.admin, listener, acknowledged)
  await listener.close()
  await expectStoredOnce(database.urls.admin, acknowledged)
  expect((await me(one, team.ada.access_token)).status).toBe(200)
  expect(await everyJobSettled(database.urls, installation)).toBe(0)
})
