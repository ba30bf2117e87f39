import { Secrets } from "#infra/secrets"
import { Context, Effect } from "effect"
import type { TestApp } from "../support/app.ts"
import { call, type Reply } from "../support/client.ts"
import { createPerson, type Person } from "../support/seeds.ts"
import { enrollTotp, newNetwork } from "./support.ts"

let numbers = 0
/** A number that no other test texts. */
export const newNumber = (): string => `+1555010${String((numbers += 1)).padStart(4, "0")}`

/** The texts to a number, newest first, as they wait to be sent. */
export const textsTo = async (app: TestApp, to: string): Promise<ReadonlyArray<string>> => {
  const { rows } = await app.admin.query<{ sealed: string }>(
    "select data ->> 'sealed' as sealed from pgboss.job where name = 'sms.send' order by created_on desc, id desc"
  )
  const secrets = Context.get(app.services.shared, Secrets)
  const texts = await Promise.all(
    rows.map(
      async ({ sealed }) =>
        JSON.parse(await Effect.runPromise(secrets.openText("sms", sealed))) as { to: string; text: string }
    )
  )
  return texts.filter((one) => one.to === to).map(({ text }) => text)
}

/** The code in the newest text to a number. */
export const textedCode = async (app: TestApp, to: string): Promise<string> => {
  const code = /\b\d{6}\b/.exec((await textsTo(app, to))[0] ?? "")?.[0]
  if (code === undefined) throw new Error(`No code was texted to ${to}.`)
  return code
}

/** Six digits that are not this code. */
export const otherThan = (code: string): string => (code === "000000" ? "111111" : "000000")

type Signed = Pick<Person, "access_token">

export const enrollPhone = (
  app: TestApp,
  { access_token: token }: Signed,
  phone: string,
  headers = newNetwork()
): Promise<Reply> => call(app, "POST", "/api/me/phones", { token, body: { phone }, headers })

export const verifyPhone = (
  app: TestApp,
  { access_token: token }: Signed,
  id: string,
  code: string
): Promise<Reply> => call(app, "POST", `/api/me/phones/${id}/verification`, { token, body: { code } })

/** A person with an authenticator app and a phone. */
export const withPhone = async (app: TestApp) => {
  const person = await createPerson(app)
  const factor = await enrollTotp(app, person)
  const number = newNumber()
  const { id } = (await enrollPhone(app, person, number)).body as { readonly id: string }
  await verifyPhone(app, person, id, await textedCode(app, number))
  return { person, factor, number, id }
}
