import { totpCode } from "#infra/secrets"
import type { TestApp } from "../support/app.ts"
import { call, type Reply } from "../support/client.ts"
import { createPerson, type Person } from "../support/seeds.ts"
import { awaitCode, enrollTotp, newestEvent, newNetwork, runJob } from "./support.ts"

/** A code that completes a sign-in. */
export interface Completion {
  readonly pending_token: string
  readonly by?: "totp" | "phone" | "recovery_code"
  readonly code: string
}

export const complete = (app: TestApp, { pending_token, by = "totp", code }: Completion): Promise<Reply> =>
  call(app, "POST", "/api/public/sign-in/code", { body: { pending_token, by, code }, headers: newNetwork() })

export const list = async (app: TestApp, { access_token: token }: Pick<Person, "access_token">) =>
  (await call(app, "GET", "/api/me/factors", { token })).body as {
    readonly items: ReadonlyArray<{ readonly id: string }>
    readonly passkeys: ReadonlyArray<{ readonly id: string }>
    readonly recovery_codes: number
  }

/** A person with an authenticator app, and a sign-in of theirs that awaits a code. */
export const awaiting = async (app: TestApp) => {
  const person = await createPerson(app)
  const factor = await enrollTotp(app, person)
  return { person, factor, pending: await awaitCode(app, person.email) }
}

/** Six digits that no code around now has. */
export const wrongCode = (secret: string): string => {
  const near = [-60, -30, 0, 30, 60, 90].map((seconds) =>
    totpCode(secret, new Date(Date.now() + seconds * 1000))
  )
  return ["000000", "111111", "222222", "333333", "444444", "555555", "666666"].find(
    (code) => !near.includes(code)
  ) as string
}

/** The code of a problem. */
export const codeOf = ({ body }: Reply): string => (body as { readonly code: string }).code

/** Runs the reaction to the latest event of this kind, and returns the title of the person's newest notification. */
export const notified = async (
  app: TestApp,
  [event, job]: readonly [event: string, job: string],
  { user }: Pick<Person, "user">
) => {
  await runJob(app, job, await newestEvent(app, event))
  const { rows } = await app.admin.query<{ title: string }>(
    "select title from notifications.notifications where user_id = $1 order by id desc limit 1",
    [user.id]
  )
  return rows[0]?.title
}
