import {
  type Demo,
  daysBefore,
  type DemoPerson,
  EmailAddress,
  newId,
  now,
  SessionId,
  STORY_DAYS,
  Story,
  transactional,
  UserId
} from "#kernel"
import { hashPassword } from "#infra/passwords"
import { Faker, en } from "@faker-js/faker"
import { Effect, Option } from "effect"
import { addAccount } from "./accounts/commands/addAccount.ts"
import { verifyAddress } from "./accounts/commands/verifyAddress.ts"
import { signedInAs } from "./sessions/commands/signedInAs.ts"
import { Users } from "./accounts/domain/Users.ts"

export { addressesOf, forgetPeople } from "./accounts/postgres/forgetDemo.ts"

/** The password of every demo account. It is public, so the demo is no place for real data. */
export const DEMO_PASSWORD = "key on its hook"

/** The accounts of the demo. Tenancy adds them to organizations. */
const people: ReadonlyArray<readonly [email: string, name: string]> = [
  ["owner@riverside.example", "Marlene Vogt"],
  ["admin@riverside.example", "Jonas Feld"],
  ["manager@riverside.example", "Katrin Sommer"],
  ["technician@riverside.example", "Emre Aydin"],
  ["agent@riverside.example", "Lena Brandt"],
  ["sales@riverside.example", "Tobias Kern"],
  ["driver@riverside.example", "Milan Novak"],
  ["viewer@riverside.example", "Greta Lindqvist"],
  ["aylin.demir@riverside.example", "Aylin Demir"],
  ["piotr.zielinski@riverside.example", "Piotr Zielinski"],
  ["samuel.okafor@riverside.example", "Samuel Okafor"],
  ["nadia.hassan@riverside.example", "Nadia Hassan"],
  ["owner@harbour.example", "Beatriz Carvalho"],
  ["admin@harbour.example", "Rui Fonseca"],
  ["manager@harbour.example", "Helena Pinto"],
  ["technician@harbour.example", "Diogo Matos"],
  ["agent@harbour.example", "Sofia Almeida"],
  ["sales@harbour.example", "Miguel Tavares"],
  ["driver@harbour.example", "Carlos Nunes"],
  ["viewer@harbour.example", "Teresa Lobo"],
  ["ana.ribeiro@harbour.example", "Ana Ribeiro"],
  ["joao.moreira@harbour.example", "João Moreira"],
  ["owner@lakeview.example", "Walter Hayes"],
  ["admin@lakeview.example", "Denise Porter"],
  ["manager@lakeview.example", "Marcus Bell"],
  ["technician@lakeview.example", "Ray Dawson"],
  ["agent@lakeview.example", "Priya Raman"],
  ["sales@lakeview.example", "Colin Frazier"],
  ["driver@lakeview.example", "Luis Ortega"],
  ["viewer@lakeview.example", "Joan Whitaker"],
  ["tessa.moran@lakeview.example", "Tessa Moran"],
  ["ines.duarte@ledgerline.example", "Inês Duarte"],
  ["frank.keller@roadcare.example", "Frank Keller"],
  ["maria.costa@roadcare.example", "Maria Costa"]
]

/** Names by email address. */
export const demoNames: ReadonlyMap<string, string> = new Map(people)

const domains = ["riverside.example", "harbour.example", "lakeview.example"] as const

/** More people for load tests, the same on every run. */
const crowd = (scale: number): ReadonlyArray<readonly [email: string, name: string]> => {
  const faker = new Faker({ locale: en, seed: 1896 })
  return Array.from({ length: (scale - 1) * people.length }, (_, n) => {
    const name = `${faker.person.firstName()} ${faker.person.lastName()}`
    const local = name.toLowerCase().replace(/[^a-z]+/g, ".")
    return [`${local}.${n + 1}@${domains[n % domains.length]}`, name] as const
  })
}

const join = Effect.fnUntraced(function* (email: string, fullName: string, password: string) {
  const person: DemoPerson = {
    name: fullName,
    email: EmailAddress.make(email),
    userId: yield* newId(UserId),
    sessionId: yield* newId(SessionId)
  }
  const { userId: id, sessionId } = person
  const account = { id, email: person.email, fullName, locale: null, password, at: yield* now }
  yield* signUp(account, sessionId).pipe(signedInAs(id, sessionId))
  return person
})

/** Signs up and verifies the address without an email. */
const signUp = Effect.fnUntraced(function* (account: Parameters<typeof addAccount>[0], sessionId: SessionId) {
  yield* addAccount(account, "account.signed_up")
  const stored = yield* Users.use((users) => users.lock(account.id))
  if (Option.isSome(stored)) yield* verifyAddress(stored.value, sessionId)
}, transactional)

/** Creates all accounts of the demo on its first morning. They share one password, hashed once. */
const play = Effect.fn("identity.demo")(function* () {
  const { until, scale, happens } = yield* Story
  const password = yield* hashPassword(DEMO_PASSWORD)
  const everyone = [...people, ...crowd(scale)]
  const accounts = yield* Effect.forEach(everyone, ([email, name], n) =>
    happens(daysBefore(until, STORY_DAYS, 6, n % 60), join(email, name, password))
  )
  return { people: accounts }
})

export const demo = { play } satisfies Demo

declare module "#kernel" {
  interface DemoData {
    readonly people: ReadonlyArray<DemoPerson>
  }
}
