import type { ServerResponse } from "node:http"
import { choice, leave, page } from "./page.ts"
import { isRegistered, share, type State } from "./state.ts"
import { sessionToken } from "./tokens.ts"

const ENTRY_STATES = ["EMAIL_INPUT", "VEHICLE_MANAGER", "ACCOUNT_MANAGER", "ADVANCED_TRANSACTION", "LOGOUT"]

const CENTURY = 100 * 365 * 24 * 3600_000

/** An error in the parameters; none for those of Login with DIMO. */
const faultIn = (state: State, query: URLSearchParams): string | undefined => {
  const clientId = query.get("clientId") ?? ""
  const entryState = query.get("entryState") ?? "EMAIL_INPUT"
  const template = query.get("permissionTemplateId")
  const expires = query.get("expirationDate")
  if (!/^0x[0-9a-fA-F]{40}$/.test(clientId)) return "clientId is not the address of a licence"
  if (clientId.toLowerCase() !== state.clientId.toLowerCase()) return "no licence has this clientId"
  if (!isRegistered(state, query.get("redirectUri") ?? ""))
    return "redirectUri is not registered, exactly as it is"
  if (!ENTRY_STATES.includes(entryState)) return "entryState is none that there is"
  if (entryState === "VEHICLE_MANAGER" && !template && !query.get("permissions"))
    return "nothing says which permissions to ask for"
  if (expires !== null && Number.isNaN(Date.parse(expires))) return "expirationDate is no date"
  return undefined
}

/** Login with DIMO, for a browser. */
export const showConsent = (state: State, query: URLSearchParams, response: ServerResponse): void => {
  const fault = faultIn(state, query)
  if (fault !== undefined) return page(response, 400, "We can't continue", `<p>${fault}</p>`)
  const count = state.vehicles.get(state.wallet)?.length ?? 0
  choice(response, "Login with DIMO", {
    yes: "Share",
    no: "Cancel",
    asked: `Account ${state.wallet} shares ${count} vehicles.`,
    query,
    path: "/"
  })
}

/** Echoes `utm`, unless the double is set to lie about it. */
const echo = (state: State, query: URLSearchParams, back: URL): void => {
  for (const [name, value] of new URLSearchParams(
    query
      .getAll("utm")
      .filter((text) => text.includes("="))
      .join("&")
  ))
    back.searchParams.set(name, state.lie.echo ?? value)
}

/** The user's answer: back to where they came from, with a token or a reason. */
export const answerConsent = (
  state: State,
  query: URLSearchParams,
  form: URLSearchParams,
  response: ServerResponse,
  issuer: string
): void => {
  const fault = faultIn(state, query)
  if (fault !== undefined) return page(response, 400, "We can't continue", `<p>${fault}</p>`)
  const back = new URL(query.get("redirectUri") ?? "")
  if (form.get("answer") === "yes") {
    const { wallet } = state
    const expires = query.get("expirationDate")
    const shared = share(state, wallet, expires ? new Date(expires) : new Date(Date.now() + CENTURY))
    back.searchParams.set("token", sessionToken(state, issuer))
    back.searchParams.set("walletAddress", state.lie.walletAddress ?? wallet)
    back.searchParams.set("sharedVehicles", shared.join(","))
  } else back.searchParams.set("error", "User cancelled the transaction")
  echo(state, query, back)
  leave(response, back.href)
}
