import type { Person } from "./Screen.ts"

/** Of the demo data. */
const PASSWORD = "key on its hook"

/** Browsers are named in the list of sessions. */
const AGENT =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36"

type Known = Exclude<Person, "visitor">

const ask = async (address: string, path: string, body: object, session = "{}"): Promise<string> => {
  const { access_token: token } = JSON.parse(session)
  const answer = await fetch(`${address}/api/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": AGENT,
      ...(token && { authorization: `Bearer ${token}` })
    },
    body: JSON.stringify(body)
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was refused: ${text}`)
  return text
}

const signIn = (address: string, email: string) =>
  ask(address, "public/sign-in", { email, password: PASSWORD })

const signUp = (address: string, email: string, name: string) =>
  ask(address, "public/sign-up", { email, password: PASSWORD, full_name: name })

/** With an organization, and the one customer that the import file also contains. */
const found = async (address: string): Promise<string> => {
  const session = await signUp(address, "mara@quayside.example", "Mara Lindholm")
  const organization = { name: "Quayside Vans", industry: "delivery" }
  const { id } = JSON.parse(await ask(address, "me/organizations", organization, session))
  const customer = { name: "Aurora Bakery", email: "orders@aurora.example", phone: null, notes: null }
  await ask(address, `organizations/${id}/customers`, customer, session)
  return session
}

const arrive = async (address: string): Promise<Readonly<Record<Known, string>>> => ({
  owner: await signIn(address, "owner@riverside.example"),
  viewer: await signIn(address, "viewer@riverside.example"),
  manager: await signIn(address, "manager@riverside.example"),
  driver: await signIn(address, "driver@riverside.example"),
  renter: await signIn(address, "owner@harbour.example"),
  founder: await found(address),
  newcomer: await signUp(address, "noor@newcomer.example", "Noor Haddad")
})

/** Signs every user in once. The server's clock is frozen, so the sessions last for the whole run. */
export const signInAll = async (address: string): Promise<void> => {
  process.env["SCREENS_SESSIONS"] = JSON.stringify(await arrive(address))
}

/** The browser storage of a signed-in user. */
export const sessionOf = (who: Person): string | undefined => {
  const sessions: Readonly<Record<string, string>> = JSON.parse(process.env["SCREENS_SESSIONS"] ?? "{}")
  return sessions[who]
}
