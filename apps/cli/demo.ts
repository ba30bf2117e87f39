import type { Role } from "#kernel"
import { mount } from "#infra/http"
import { lastMailTo } from "#infra/mail"
import { Faker, en } from "@faker-js/faker"
import { Command } from "commander"
import { Effect, Option } from "effect"
import { createApp } from "../system/app.ts"
import { routes } from "../system/modules.ts"
import { buildServices } from "../system/serve.ts"
import { type CliContext, database } from "./context.ts"

const PASSWORD = "key on its hook"
const ORGANIZATION = {
  name: "Riverside Depot",
  industry: "fleet",
  time_zone: "Europe/Berlin",
  currency: "EUR"
}
const ROLES: ReadonlyArray<Role> = ["admin", "manager", "technician", "agent", "sales", "driver", "viewer"]

interface Account {
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** The same people on every run. */
const people = (): ReadonlyArray<Account> => {
  const faker = new Faker({ locale: en, seed: 1896 })
  return (["owner", ...ROLES] as const).map((role) => ({
    name: faker.person.fullName(),
    email: `${role}@riverside.example`,
    role
  }))
}

/** Demo data goes the way people's own data goes: through the API, inside this process. */
const load = (context: CliContext) =>
  Effect.gen(function* () {
    const { settings, urls } = yield* Effect.promise(() => database(context))
    const services = yield* buildServices({ ...settings, logLevel: "Warn" }, urls, false)
    const site = { files: new Map(), pages: new Map(), scriptHashes: [], styleHashes: [] }
    const app = createApp({
      settings,
      site,
      version: "demo",
      mount: (hono) => mount(hono, routes, services.application)
    })

    const call = async (method: string, path: string, body: object, token?: string) => {
      const headers = {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {})
      }
      const response = await app.request(path, { method, headers, body: JSON.stringify(body) })
      const answer = response.status === 204 ? {} : JSON.parse((await response.text()) || "{}")
      if (!response.ok)
        throw new Error(response.status === 409 ? "The demo data is loaded already." : answer.detail)
      return answer
    }
    const mailedToken = async (email: string) => {
      const text = await Effect.runPromise(
        Effect.provide(lastMailTo(email, settings.dataDir), services.system)
      )
      return /#token=(\S+)/.exec(Option.getOrElse(text, () => ""))?.[1] ?? ""
    }
    const signUp = async ({ name, email }: Account) => {
      const { access_token: token } = await call("POST", "/api/public/sign-up", {
        email,
        password: PASSWORD,
        full_name: name
      })
      await call("PUT", "/api/me/email-verification", { token: await mailedToken(email) }, token)
      return String(token)
    }

    return yield* Effect.promise(async () => {
      const [owner, ...others] = people()
      if (owner === undefined) return []
      const ownerToken = await signUp(owner)
      const { id } = await call("POST", "/api/me/organizations", ORGANIZATION, ownerToken)
      for (const person of others) {
        const token = await signUp(person)
        const invited = { invited_name: person.name, email: person.email, role: person.role }
        await call("POST", `/api/organizations/${id}/invitations`, invited, ownerToken)
        await call("POST", "/api/me/memberships", { token: await mailedToken(person.email) }, token)
      }
      return [owner, ...others]
    })
  }).pipe(Effect.scoped)

/** `demo load`: an organization with someone in every role, and how to sign in as them. */
export const demoCommands = (context: CliContext): Command => {
  const demo = new Command("demo").description("Data to show Motorpool with.")
  demo
    .command("load")
    .description("Load an organization with a person in every role.")
    .option("--json", "answer as JSON", false)
    .action(async ({ json }: { json: boolean }) => {
      const accounts = await Effect.runPromise(load(context))
      if (json) return context.output.write(JSON.stringify({ password: PASSWORD, people: accounts }))
      context.output.write(`${ORGANIZATION.name} is loaded. The password of everyone is: ${PASSWORD}`)
      for (const { email, role, name } of accounts)
        context.output.write(`  ${email.padEnd(32)} ${role.padEnd(12)} ${name}`)
    })
  return demo
}
