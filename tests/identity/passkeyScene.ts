import type { AddPasskey, CreationOptions, RequestOptions } from "#identity/contract"
import type { TestApp } from "../support/app.ts"
import { Authenticator, type Deviation } from "../support/authenticator.ts"
import { call, type Reply } from "../support/client.ts"
import { createPerson, type Person } from "../support/seeds.ts"
import { newNetwork } from "./support.ts"

type Holder = Pick<Person, "access_token">

export const beginAdding = async (app: TestApp, { access_token: token }: Holder): Promise<CreationOptions> =>
  (await call(app, "POST", "/api/me/passkeys/challenge", { token })).body

/** A new authenticator in a browser at our address. */
export const authenticatorAt = (app: Pick<TestApp, "settings">) =>
  new Authenticator(new URL(app.settings.publicUrl).origin)

export const add = async (
  app: TestApp,
  person: Holder,
  authenticator: Authenticator,
  deviation: Deviation = {}
): Promise<Reply> => {
  const made = authenticator.create(await beginAdding(app, person), deviation)
  return call(app, "POST", "/api/me/passkeys", {
    token: person.access_token,
    body: { name: "Laptop", ...made }
  })
}

/** Adds a passkey to an account, whose other sessions end. */
export const enrollPasskey = async (app: TestApp, person: Holder) => {
  const authenticator = authenticatorAt(app)
  const reply = await add(app, person, authenticator)
  if (reply.status !== 201) throw new Error(`Adding answered ${reply.status}: ${JSON.stringify(reply.body)}`)
  const { id, recovery_codes: codes } = reply.body as (typeof AddPasskey)["output"]["Type"]
  return { id, codes, authenticator }
}

/** A person with a passkey. */
export const withPasskey = async (app: TestApp) => {
  const person = await createPerson(app)
  return { person, ...(await enrollPasskey(app, person)) }
}

export const beginSignIn = async (app: TestApp, pending_token?: string): Promise<RequestOptions> =>
  (
    await call(app, "POST", "/api/public/sign-in/passkey-challenge", {
      body: { pending_token },
      headers: newNetwork()
    })
  ).body

/** Presents a used passkey. */
export const present = (
  app: TestApp,
  passkey: ReturnType<Authenticator["get"]>,
  pending_token?: string
): Promise<Reply> =>
  call(app, "POST", "/api/public/sign-in/passkey", {
    body: { passkey, pending_token },
    headers: newNetwork()
  })

/** Signs in with a passkey: instead of a password, or after it. */
export const signInWith = async (
  app: TestApp,
  authenticator: Authenticator,
  { pending, ...deviation }: Deviation & { readonly pending?: string } = {}
): Promise<Reply> => present(app, authenticator.get(await beginSignIn(app, pending), deviation), pending)
