import { DeleteUserAccount, type DeletionPreview } from "#identity/contract"
import type { TestApp } from "../support/app.ts"
import { call, type Reply } from "../support/client.ts"
import { mailedToken, type Person } from "../support/seeds.ts"
import { newestEvent, newNetwork, runJob } from "./support.ts"

type HasToken = Pick<Person, "access_token">

export const requestDeletion = (
  app: Pick<TestApp, "request">,
  { access_token: token }: HasToken
): Promise<Reply> => call(app, DeleteUserAccount.method, DeleteUserAccount.path, { token })

export const preview = async (app: TestApp, { access_token: token }: HasToken): Promise<DeletionPreview> =>
  (await call(app, "GET", "/api/me/deletion", { token })).body

export const undo = (app: TestApp, token: string): Promise<Reply> =>
  call(app, "POST", "/api/public/deletion-undo", { body: { token }, headers: newNetwork() })

export const undoToken = (app: TestApp, { email }: Pick<Person, "email">): Promise<string> =>
  mailedToken(app, email, "/keep-account")

/** Lets the seven days pass, for everyone who has requested a deletion. */
export const pass7Days = (app: Pick<TestApp, "admin">) =>
  app.admin.query(
    `update identity.deletions
     set requested_at = requested_at - interval '7 days', due_at = due_at - interval '7 days'`
  )

export const carryOut = (app: TestApp): Promise<void> => runJob(app, "identity.carry-out-deletions", {})

/** Has the accounts deleted. */
export const deleteAccounts = async (app: TestApp, people: ReadonlyArray<HasToken>): Promise<void> => {
  for (const person of people) {
    const { status, body } = await requestDeletion(app, person)
    if (status !== 200) throw new Error(`The server answered ${status}: ${JSON.stringify(body)}`)
  }
  await pass7Days(app)
  await carryOut(app)
}

/** Whether the account still has its address. */
export const exists = async (app: TestApp, { email }: Pick<Person, "email">): Promise<boolean> =>
  (await app.admin.query("select from identity.users where email = $1", [email])).rowCount === 1

/** Requests an export and writes it. Returns its id. */
export const exportData = async (app: TestApp, { access_token: token }: HasToken): Promise<string> => {
  const { body } = await call(app, "POST", "/api/me/exports", { token })
  await runJob(app, "identity.when-data-export-requested", await newestEvent(app, "DataExportRequested"))
  return (body as { readonly id: string }).id
}
