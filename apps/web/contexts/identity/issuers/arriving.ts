import {
  type AwaitsCode,
  type IssuerPurpose,
  LinkIdentity,
  ProveWithIssuer,
  ReturnFromIssuer,
  type SignedIn,
  SignInWithIssuer
} from "#identity/contract"
import { api } from "../../../api/client.ts"
import { replaceSession } from "../../../api/replaceSession.ts"
import { send } from "../../../api/send.ts"
import { takeReturnedQuery } from "../../../app/returnedQuery.ts"
import { currentLocale } from "../../../i18n/locale.ts"
import { knownDevice } from "../auth/knownDevice.ts"
import { departed, forgetDeparture } from "./departure.ts"

/** What the issuer added to the address, removed from it by index.html: unverified, and anyone can forge it. */
const parametersIn = (query: string) => {
  const given = new URLSearchParams(query)
  return Object.fromEntries(
    ["code", "state", "iss", "error"].flatMap((name) => {
      const value = given.get(name)
      return value === null ? [] : [[name, value.slice(0, 4000)]]
    })
  )
}

export type Arrival =
  | { readonly purpose: "sign_in"; readonly answer: SignedIn | AwaitsCode }
  | { readonly purpose: "link" | "prove" }

interface Ticket {
  readonly code: string
  readonly browser: string
}

const finish = async (purpose: IssuerPurpose, ticket: Ticket): Promise<Arrival> => {
  if (purpose === "sign_in") {
    const body = { ...ticket, locale: currentLocale(), ...knownDevice() }
    return { purpose, answer: await api(SignInWithIssuer, { body }) }
  }
  if (purpose === "link") await api(LinkIdentity, { body: ticket })
  else
    await replaceSession(({ access_token, refresh_token }) =>
      send(
        ProveWithIssuer,
        { body: { ...ticket, refresh_token } },
        { authorization: `Bearer ${access_token}` }
      )
    )
  return { purpose }
}

const arrive = async (connection: string, query: string): Promise<Arrival> => {
  // Without a departure the server returns the right error.
  const browser = departed()?.browser ?? ""
  const body = { browser, connection, ...parametersIn(query) }
  const { code, purpose } = await api(ReturnFromIssuer, { body })
  const arrival = await finish(purpose, { code, browser })
  forgetDeparture()
  return arrival
}

let arrival: Promise<Arrival> | undefined

/** Finishes what this tab left for, once however often the page is rendered. */
export const arriveOnce = (connection: string): Promise<Arrival> => {
  const query = takeReturnedQuery()
  if (query !== undefined || arrival === undefined) arrival = arrive(connection, query ?? "")
  return arrival
}
