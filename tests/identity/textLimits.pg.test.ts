import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson } from "../support/seeds.ts"
import { codeOf } from "./factorScene.ts"
import { enrollPhone, newNumber, textedCode, textsTo, verifyPhone, withPhone } from "./phoneScene.ts"
import { awaitCode, behindProxy, enrollTotp, newNetwork } from "./support.ts"

const withAuthenticator = async (app: TestApp) => {
  const person = await createPerson(app)
  await enrollTotp(app, person)
  return person
}

/** Signs in with the password, and has a code texted. */
const textTo = async (app: TestApp, email: string, headers = newNetwork()) => {
  const body = { pending_token: await awaitCode(app, email) }
  return call(app, "POST", "/api/public/sign-in/text", { body, headers })
}

const tooMany = {
  status: 429,
  body: {
    code: "too_many_requests",
    what: "text messages",
    detail: expect.stringMatching(/^Too many text messages\. Try again in \d+ minutes\.$/)
  }
}

describe("texted codes", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(behindProxy)
  })
  afterAll(() => app.stop())

  it("are limited to five an hour for an account", async () => {
    const { person, number } = await withPhone(app)
    for (let n = 0; n < 4; n++) expect((await textTo(app, person.email)).status).toBe(202)
    expect(await textTo(app, person.email)).toMatchObject(tooMany)
    expect(await textsTo(app, number)).toHaveLength(5)
  })

  it("to add a number are limited to three an hour over all accounts, and use up no codes of its owner", async () => {
    const number = newNumber()
    const adding = async () => {
      const person = await withAuthenticator(app)
      return { person, reply: await enrollPhone(app, person, number) }
    }
    const owner = await adding()
    const { id } = owner.reply.body as { readonly id: string }
    await verifyPhone(app, owner.person, id, await textedCode(app, number))
    for (let n = 0; n < 2; n++) expect((await adding()).reply.status).toBe(201)
    expect((await adding()).reply).toMatchObject(tooMany)
    for (let n = 0; n < 4; n++) expect((await textTo(app, owner.person.email)).status).toBe(202)
    expect(await textsTo(app, number)).toHaveLength(7)
  })

  it("to add numbers are limited to twenty an hour for a network, and use up no codes to sign in there", async () => {
    const network = newNetwork()
    for (let people = 0; people < 4; people++) {
      const person = await withAuthenticator(app)
      for (let n = 0; n < 5; n++)
        expect((await enrollPhone(app, person, newNumber(), network)).status).toBe(201)
    }
    const person = await withAuthenticator(app)
    expect(codeOf(await enrollPhone(app, person, newNumber(), network))).toBe("too_many_requests")
    expect((await enrollPhone(app, person, newNumber())).status).toBe(201)
    const neighbor = await withPhone(app)
    expect((await textTo(app, neighbor.person.email, network)).status).toBe(202)
  })
})

it("all accounts and networks have TEXTS_PER_HOUR texts together, of which a fifth add phones", async () => {
  const app = await startApp({ env: { ...behindProxy.env, TEXTS_PER_HOUR: "11" } })
  try {
    const [ana, ben, zoe] = [await withPhone(app), await withPhone(app), await withPhone(app)]
    const late = await withAuthenticator(app)
    expect(await enrollPhone(app, late, newNumber())).toMatchObject(tooMany)
    for (const { person } of [ana, ana, ana, ana, ben, ben, ben, ben])
      expect((await textTo(app, person.email)).status).toBe(202)
    expect(await textTo(app, zoe.person.email)).toMatchObject(tooMany)
    const { rows } = await app.admin.query("select from pgboss.job where name = 'sms.send'")
    expect(rows).toHaveLength(11)
  } finally {
    await app.stop()
  }
})
