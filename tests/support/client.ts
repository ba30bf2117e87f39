import type { Session } from "#identity/contract"
import type { TestApp } from "./app.ts"

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** The decoded JSON, shaped as the caller expects it. */
  readonly body: never
}

export interface CallOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** One HTTP call to the app. JSON in, JSON out. */
export const call = async (
  app: TestApp,
  method: string,
  path: string,
  { token, body, headers = {} }: CallOptions = {}
): Promise<Reply> => {
  const response = await app.hono.request(path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === "" ? null : JSON.parse(text)) as never
  }
}

export const PASSWORD = "correct horse battery"

let people = 0

/** A new person with an account; the address is not verified yet. */
export const signUp = async (
  app: TestApp,
  name = "Ada Driver",
  email?: string
): Promise<Session & { email: string }> => {
  const address = email ?? `person${++people}@example.com`
  const reply = await call(app, "POST", "/api/public/sign-up", {
    body: { email: address, password: PASSWORD, full_name: name }
  })
  if (reply.status !== 201) throw new Error(`Sign-up answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  return { ...(reply.body as Session), email: address }
}

/** The token in the link of the newest mail to an address. */
export const mailedToken = async (app: TestApp, to: string): Promise<string> => {
  const token = /#token=([^\s"&]+)/.exec((await app.lastMail(to)).text)?.[1]
  if (token === undefined) throw new Error(`The newest mail to ${to} has no link.`)
  return token
}

/** Opens the link of the verification mail in the browser that signed up. */
export const verifyEmail = async (
  app: TestApp,
  session: { access_token: string; email: string }
): Promise<void> => {
  const body = { token: await mailedToken(app, session.email) }
  await call(app, "PUT", "/api/me/email-verification", { token: session.access_token, body })
}

/** A verified person. */
export const newPerson = async (app: TestApp, name?: string) => {
  const session = await signUp(app, name)
  await verifyEmail(app, session)
  return session
}

/** An organization founded by the session's owner. */
export const foundOrganization = async (
  app: TestApp,
  token: string,
  name = "Riverside Depot"
): Promise<string> => {
  const reply = await call(app, "POST", "/api/me/organizations", { token, body: { name, industry: "fleet" } })
  return (reply.body as { id: string }).id
}

/** A new member with a role: invited by mail, joined by the mailed token. */
export const newMember = async (app: TestApp, ownerToken: string, organizationId: string, role: string) => {
  const person = await newPerson(app)
  await call(app, "POST", `/api/organizations/${organizationId}/invitations`, {
    token: ownerToken,
    body: { invited_name: "New Member", email: person.email, role }
  })
  await call(app, "POST", "/api/me/memberships", {
    token: person.access_token,
    body: { token: await mailedToken(app, person.email) }
  })
  return person
}
