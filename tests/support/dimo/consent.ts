import type { ServerResponse } from "node:http"
import { choice, leave, page } from "./page.ts"
import { isRegistered, share, type State } from "./state.ts"
import { sessionToken } from "./tokens.ts"

const ENTRY_STATES = ["EMAIL_INPUT", "VEHICLE_MANAGER", "ACCOUNT_MANAGER", "ADVANCED_TRANSACTION", "LOGOUT"]

const CENTURY = 100 * 365 * 24 * 3600_000

/** The first error in the parameters, if any. */
const errorIn = (state: State, query: URLSearchParams): string | undefined => {
  const clientId = query.get("clientId") ?? ""
  const entryState = query.get("entryState") ?? "EMAIL_INPUT"
  const template = query.get("permissionTemplateId")
  const expires = query.get("expirationDate")
  if (!/^0x[0-9a-fA-F]{40}$/.test(clientId)) return "clientId is not the address of a license"
  if (clientId.toLowerCase() !== state.clientId.toLowerCase()) return "no license has this clientId"
  if (!isRegistered(state, query.get("redirectUri") ?? ""))
    return "redirectUri is not registered exactly as given"
  if (!ENTRY_STATES.includes(entryState)) return "entryState is unknown"
  if (entryState === "VEHICLE_MANAGER" && !template && !query.get("permissions"))
    return "no permissions are requested"
  if (expires !== null && Number.isNaN(Date.parse(expires))) return "expirationDate is not a date"
  return undefined
}

/** Login with DIMO, for a browser. */
export const showConsent = (state: State, query: URLSearchParams, response: ServerResponse): void => {
  const error = errorIn(state, query)
  if (error !== undefined) return page(response, 400, "We can't continue", `<p>${error}</p>`)
  const count = state.vehicles.get(state.wallet)?.length ?? 0
  choice(response, "Login with DIMO", {
    yes: "Share",
    no: "Cancel",
    text: `Account ${state.wallet} shares ${count} vehicles.`,
    query,
    path: "/"
  })
}

/** Echoes `utm`, or the forged value. */
const echo = (state: State, query: URLSearchParams, back: URL): void => {
  for (const [name, value] of new URLSearchParams(
    query
      .getAll("utm")
      .filter((text) => text.includes("="))
      .join("&")
  ))
    back.searchParams.set(name, state.forgery.echo ?? value)
}

/** Redirects the user back with a token or an error. */
export const answerConsent = (
  state: State,
  query: URLSearchParams,
  form: URLSearchParams,
  response: ServerResponse,
  issuer: string
): void => {
  const error = errorIn(state, query)
  if (error !== undefined) return page(response, 400, "We can't continue", `<p>${error}</p>`)
  const back = new URL(query.get("redirectUri") ?? "")
  if (form.get("answer") === "yes") {
    const { wallet } = state
    const expires = query.get("expirationDate")
    const shared = share(state, wallet, expires ? new Date(expires) : new Date(Date.now() + CENTURY))
    back.searchParams.set("token", sessionToken(state, issuer))
    back.searchParams.set("walletAddress", state.forgery.walletAddress ?? wallet)
    back.searchParams.set("sharedVehicles", shared.join(","))
  } else back.searchParams.set("error", "User cancelled the transaction")
  echo(state, query, back)
  leave(response, back.href)
}
