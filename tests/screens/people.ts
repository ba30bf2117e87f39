import type { Session } from "#identity/contract"
import { createCustomer, createOrganization, signIn, signUp } from "../support/seeds.ts"
import type { Person } from "./Screen.ts"

/** Browsers are named in the list of sessions. */
const AGENT =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

type Known = Exclude<Person, "visitor">

type Seeds = Parameters<typeof signUp>[0]

const productAt = (address: string): Seeds => ({
  request: (path, init) => {
    const headers = new Headers(init.headers)
    headers.set("user-agent", AGENT)
    return fetch(`${address}${path}`, { ...init, headers })
  }
})

/** The owner of an organization with one customer, whom the file to be imported contains too. */
const createFounder = async (product: Seeds) => {
  const person = await signUp(product, "Mara Lindholm", "mara@quayside.example")
  const token = person.access_token
  const organization = await createOrganization(product, token, "Quayside Vans", "delivery")
  await createCustomer(product, token, organization, {
    name: "Aurora Bakery",
    email: "orders@aurora.example"
  })
  return person
}

const arrive = async (product: Seeds): Promise<Readonly<Record<Known, Session>>> => {
  const { DEMO_PASSWORD } = await import("#identity/demo")
  const demo = (email: string) => signIn(product, email, DEMO_PASSWORD)
  return {
    owner: await demo("owner@riverside.example"),
    viewer: await demo("viewer@riverside.example"),
    manager: await demo("manager@riverside.example"),
    driver: await demo("driver@riverside.example"),
    renter: await demo("owner@harbour.example"),
    founder: await createFounder(product),
    newcomer: await signUp(product, "Noor Haddad", "noor@newcomer.example")
  }
}

/** Signs every user in once. The server's clock is frozen, so the sessions last for the whole run. */
export const signInAll = async (address: string): Promise<void> => {
  process.env["SCREENS_SESSIONS"] = JSON.stringify(await arrive(productAt(address)))
}

/** The browser storage of a signed-in user. */
export const sessionOf = (who: Person): string | undefined => {
  const sessions: Readonly<Partial<Record<Person, Session>>> = JSON.parse(
    process.env["SCREENS_SESSIONS"] ?? "{}"
  )
  return sessions[who] && JSON.stringify(sessions[who])
}
