import type { Session } from "#identity/contract"
import { identityModule } from "#identity/module"
import type { Job } from "#infra/jobs"
import { totpCode } from "#infra/secrets"
import { Effect } from "effect"
import type { TestApp } from "../support/app.ts"
import { call, type Reply } from "../support/client.ts"
import { PASSWORD } from "../support/seeds.ts"

/** The fields of a problem document. */
export interface ProblemBody {
  readonly code: string
  readonly detail: string
  readonly errors?: ReadonlyArray<{ readonly pointer: string; readonly detail: string }>
}

/** A different network for each caller, so that tests don't share rate limits. */
let networks = 0
export const newNetwork = (): Record<string, string> => {
  networks += 1
  return { "x-forwarded-for": `10.${Math.floor(networks / 250)}.${networks % 250}.7` }
}

/** The settings that `newNetwork` needs. */
export const behindProxy = { env: { TRUSTED_PROXIES: "127.0.0.1" } }

const answered = async <A>(reply: Promise<Reply>): Promise<A> => {
  const { status, body } = await reply
  if (status >= 400) throw new Error(`The server answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** Opens another session. */
export const signIn = async (
  app: TestApp,
  email: string,
  password = PASSWORD
): Promise<Session & { email: string }> => {
  const reply = await call(app, "POST", "/api/public/sign-in", { body: { email, password } })
  if (reply.status !== 200) throw new Error(`Sign-in answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return { ...(reply.body as Session), email }
}

export const refresh = (app: TestApp, token: string): Promise<Reply> =>
  call(app, "POST", "/api/public/session-refresh", { body: { refresh_token: token } })

export const statusOfMe = async (app: TestApp, token: string): Promise<number> =>
  (await call(app, "GET", "/api/me", { token })).status

/** The statuses of several responses, sorted. */
export const statusesOf = (replies: ReadonlyArray<Reply>): ReadonlyArray<number> =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b)

/** How many emails of this kind were queued for an address. */
export const countMails = async (app: TestApp, to: string, kind: string): Promise<number> => {
  const { rows } = await app.admin.query("select from app.mails where recipient = $1 and kind = $2", [
    to,
    `identity.${kind}`
  ])
  return rows.length
}

/** The audited actions of a person, oldest first. */
export const auditOf = async (app: TestApp, userId: string): Promise<ReadonlyArray<string>> => {
  const { rows } = await app.admin.query<{ action: string }>(
    "select action from audit.entries where user_id = $1 order by at, id",
    [userId]
  )
  return rows.map(({ action }) => action)
}

const events = `
  select id, name, organization_id as "organizationId", user_id as "userId", data, occurred_at as "occurredAt"
  from app.outbox where name = $1 order by position desc limit 1`

/** The latest event with this name, as a reaction receives it. */
export const newestEvent = async (app: TestApp, name: string): Promise<unknown> => {
  const { rows } = await app.admin.query<{ occurredAt: Date }>(events, [name])
  const [event] = rows
  if (event === undefined) throw new Error(`No event ${name} was published.`)
  return { ...event, occurredAt: event.occurredAt.toISOString() }
}

type Needs<J> = J extends Job<infer R> ? R : never

/** Runs one of identity's jobs with its own role. */
export const runJob = (app: TestApp, name: string, data: unknown): Promise<void> => {
  const job: Job<Needs<(typeof identityModule.jobs)[number]>> | undefined = identityModule.jobs.find(
    (known) => known.name === name
  )
  if (job === undefined) throw new Error(`There is no job ${name}.`)
  return Effect.runPromise(Effect.provide(job.run(data), app.services[job.role]))
}

/** Requests a reset and runs its job, which queues the email. */
export const requestReset = async (app: TestApp, email: string): Promise<Reply> => {
  const reply = await call(app, "POST", "/api/public/password-resets", { body: { email } })
  await runJob(
    app,
    "identity.when-password-reset-requested",
    await newestEvent(app, "PasswordResetRequested")
  )
  return reply
}

export const resetPassword = (app: TestApp, token: string, password: string): Promise<Reply> =>
  call(app, "PUT", "/api/public/password", { body: { token, password } })

/** Adds an authenticator app to an account, whose other sessions end. Returns its secret and the recovery codes. */
export const enrollTotp = async (
  app: Pick<TestApp, "request">,
  { access_token: token }: Pick<Session, "access_token">
): Promise<{ readonly id: string; readonly secret: string; readonly codes: ReadonlyArray<string> }> => {
  const body = { friendly_name: "Phone" }
  const { id, secret } = await answered<{ id: string; secret: string }>(
    call(app, "POST", "/api/me/factors", { token, body })
  )
  const { recovery_codes: codes } = await answered<{ recovery_codes: ReadonlyArray<string> }>(
    call(app, "POST", `/api/me/factors/${id}/verification`, {
      token,
      body: { code: totpCode(secret, new Date()) }
    })
  )
  return { id, secret, codes }
}

/** Signs in with the password and returns the token with which a code completes it. */
export const awaitCode = async (
  app: Pick<TestApp, "request">,
  email: string,
  password = PASSWORD
): Promise<string> => {
  const reply = call(app, "POST", "/api/public/sign-in", { body: { email, password } })
  return (await answered<{ pending_token: string }>(reply)).pending_token
}

/** A code of the next half minute, which is accepted already: that of this one may have been used. */
export const nextCode = (secret: string): string => totpCode(secret, new Date(Date.now() + 30_000))
