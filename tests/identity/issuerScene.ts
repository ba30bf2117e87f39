import type { Session, SignedIn } from "#identity/contract"
import type { TestApp } from "../support/app.ts"
import { call, type Reply } from "../support/client.ts"
import { visit } from "../support/issuer/visit.ts"
import { newNetwork } from "./support.ts"

/** Where a browser was sent, and the secret it keeps. */
export interface Departed {
  readonly url: string
  readonly browser: string
}

export const CALLBACK = "http://localhost:4000/auth/issuer/installation/callback"

const CONNECTION = "installation"

const post = (app: TestApp, path: string, body: unknown, token?: string) =>
  call(app, "POST", path, { body, token, headers: newNetwork() })

export const depart = async (app: TestApp, connection = CONNECTION): Promise<Departed> =>
  (await post(app, "/api/public/sign-in/issuer", { connection })).body

export const departAs = (
  app: TestApp,
  { access_token }: Pick<Session, "access_token">,
  purpose: "link" | "prove",
  connection = CONNECTION
): Promise<Reply> => post(app, "/api/me/issuer-attempts", { connection, purpose }, access_token)

export const comeBack = (
  app: TestApp,
  browser: string,
  parameters: Readonly<Record<string, string>>
): Promise<Reply> =>
  post(app, "/api/public/sign-in/issuer/return", { browser, connection: CONNECTION, ...parameters })

/** Signs in at the issuer, and returns the one-time code. */
export const ticketFor = async (
  app: TestApp,
  { url, browser }: Departed,
  name: string,
  connection = CONNECTION
) => {
  const { body, status } = await comeBack(app, browser, { ...(await visit(url, name)), connection })
  if (status !== 200) throw new Error(`The return answered ${status}: ${JSON.stringify(body)}`)
  return { code: (body as { readonly code: string }).code, browser }
}

export const enter = (app: TestApp, ticket: { readonly code: string; readonly browser: string }) =>
  post(app, "/api/public/sign-in/issuer/session", ticket)

/** The whole way: to the issuer, back, and into the account. */
export const signInAt = async (app: TestApp, name: string, connection = CONNECTION): Promise<Reply> =>
  enter(app, await ticketFor(app, await depart(app, connection), name, connection))

/** Connects the issuer's person to the account of the session. */
export const link = async (
  app: TestApp,
  person: Pick<Session, "access_token">,
  name: string,
  connection = CONNECTION
): Promise<Reply> => {
  const departed: Departed = (await departAs(app, person, "link", connection)).body
  const ticket = await ticketFor(app, departed, name, connection)
  return post(app, "/api/me/identities", ticket, person.access_token)
}

/** As if they had last proven who they are an hour earlier. */
export const forgetProof = (app: TestApp, { user }: Pick<Session, "user">) =>
  app.admin.query(
    "update identity.sessions set proven_at = proven_at - interval '1 hour' where user_id = $1",
    [user.id]
  )

/** Proves with the issuer's person that it is them. */
export const proveAt = async (app: TestApp, session: SignedIn, name: string): Promise<Reply> => {
  const departed: Departed = (await departAs(app, session, "prove")).body
  const ticket = await ticketFor(app, departed, name)
  const { access_token, refresh_token } = session
  return post(app, "/api/me/proof/issuer", { ...ticket, refresh_token }, access_token)
}

export const identitiesOf = async (
  app: TestApp,
  { access_token: token }: Pick<Session, "access_token">
): Promise<{
  readonly items: ReadonlyArray<{ readonly id: string; readonly email: string | null }>
}> => (await call(app, "GET", "/api/me/identities", { token })).body
