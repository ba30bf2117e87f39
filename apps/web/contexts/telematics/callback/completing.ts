import { CompleteConnection } from "#telematics/contract"
import { api } from "../../../api/client.ts"
import { queryClient } from "../../../api/queryClient.ts"
import { currentSession } from "../../../api/session.ts"
import { tab } from "../../../api/storage.ts"
import { ARRIVED_KEY } from "../../../api/storageKeys.ts"
import { forgetAttempt, ownAttempt } from "../attempt.ts"
import { connectionQuery } from "../connection.ts"
import { OWN_CONNECTIONS, sharedKey } from "../keys.ts"
import type { CallbackParameters } from "./callbackParameters.ts"

const person = () => currentSession()?.user.id ?? ""

/** Remembers the return in this tab: the page may be reloaded, and its parameters are gone by then. */
const hasReturned = () => tab.getItem(ARRIVED_KEY) === person()

/** Called once the user has seen the outcome. */
export const forgetReturn = () => tab.removeItem(ARRIVED_KEY)

const bodyOf = (attempt: string, { code, state, token, walletAddress, cs }: CallbackParameters) => ({
  // Without an attempt the server returns the right error.
  attempt,
  ...(code !== undefined && { code }),
  ...(state !== undefined && { state }),
  ...(token !== undefined && { token }),
  ...(walletAddress !== undefined && { wallet_address: walletAddress }),
  ...(cs !== undefined && { echo: cs })
})

const exchange = async (parameters: CallbackParameters): Promise<string> => {
  tab.setItem(ARRIVED_KEY, person())
  const attempt = ownAttempt()
  try {
    const { organization_id, message } = await api(CompleteConnection, {
      params: { provider: "dimo" },
      body: bodyOf(attempt, parameters)
    })
    forgetAttempt(attempt)
    void queryClient.invalidateQueries({ queryKey: OWN_CONNECTIONS })
    void queryClient.invalidateQueries({ queryKey: sharedKey(organization_id) })
    return message
  } catch (error) {
    forgetReturn()
    throw error
  }
}

const isConnected = async () =>
  (await queryClient.fetchQuery({ ...connectionQuery, staleTime: 0, networkMode: "always" })).state ===
  "connected"

const arrive = async (parameters: CallbackParameters): Promise<string> => {
  const isReloaded = Object.keys(parameters).length === 0 && hasReturned()
  return isReloaded && (await isConnected()) ? "" : exchange(parameters)
}

const completions = new WeakMap<CallbackParameters, Promise<string>>()

/**
 * Exchanges the provider's response, once however often it is called. Returns the server's message, empty if
 * the page was reloaded after the exchange. Fails with ProblemError only.
 */
export const complete = (parameters: CallbackParameters): Promise<string> => {
  const before = completions.get(parameters)
  if (before) return before
  const completion = arrive(parameters)
  completions.set(parameters, completion)
  return completion
}
