import { FindSingleSignOn, IssuerPurpose, StartIssuerSignIn, StartWithIssuer } from "#identity/contract"
import { Option, Schema } from "effect"
import { api } from "../../../api/client.ts"
import { tab } from "../../../api/storage.ts"
import { DEPARTURE_KEY } from "../../../api/storageKeys.ts"

/** Binds a departure to this tab: the server stores only a hash of the secret. */
const Departure = Schema.fromJsonString(Schema.Struct({ browser: Schema.String, purpose: IssuerPurpose }))
const read = Schema.decodeUnknownOption(Departure)

interface Departing {
  readonly url: string
  readonly browser: string
}

/** Leaves for the issuer. The promise never settles, because the page is left. */
const leave = ({ url, browser }: Departing, purpose: IssuerPurpose): Promise<never> => {
  tab.setItem(DEPARTURE_KEY, JSON.stringify({ browser, purpose }))
  location.assign(url)
  return new Promise(() => {})
}

export const departToSignIn = async (connection: string) =>
  leave(await api(StartIssuerSignIn, { body: { connection } }), "sign_in")

/** Leaves for the issuer of the organization that owns the address's domain. */
export const departFor = async (email: string) => {
  const { connection } = await api(FindSingleSignOn, { body: { email } })
  return departToSignIn(connection)
}

export const departWith = async (connection: string, purpose: "link" | "prove") =>
  leave(await api(StartWithIssuer, { body: { connection, purpose } }), purpose)

/** What this tab left for. It stays until it was used: any site can open the callback page. */
export const departed = () => Option.getOrUndefined(read(tab.getItem(DEPARTURE_KEY)))

export const forgetDeparture = () => tab.removeItem(DEPARTURE_KEY)
