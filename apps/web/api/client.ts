import type { Session } from "#identity/contract"
import { type AnyEndpoint, acceptsIdempotencyKey, type Output } from "#kernel"
import { ProblemError, problemOf } from "./problem.ts"
import { proof } from "./proof.ts"
import { freshSession, refreshSession } from "./refresh.ts"
import { currentSession } from "./session.ts"
import { type CallInput, send } from "./send.ts"

/** Not crypto.randomUUID: browsers offer that one only over https and on localhost. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-")

const isRefused = (error: unknown) => problemOf(error).status === 401

/** The caller has signed out in the meantime. */
const SIGNED_OUT = {
  code: "unauthenticated",
  status: 0,
  title: "Unauthenticated",
  detail: "Sign in to continue."
}

/**
 * Calls an endpoint as the signed-in user. When the access token is refused, it is refreshed once and the
 * call repeated with the same Idempotency-Key, so that nothing is done twice. If the server requires a proof of identity, the
 * person is asked for it and the call repeated. If another user signs in while
 * the call is under way, the call or its response is discarded. Fails with ProblemError only.
 */
export const api = async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Output<E>> => {
  const once = acceptsIdempotencyKey(endpoint) ? { "idempotency-key": randomKey() } : {}
  if (endpoint.access === "public") return send(endpoint, input, once)
  const caller = currentSession()?.user.id
  const attempt = async (token: string | undefined) => {
    const answer = await send(endpoint, input, {
      ...once,
      ...(token && { authorization: `Bearer ${token}` })
    })
    if (currentSession()?.user.id !== caller) throw new ProblemError(SIGNED_OUT)
    return answer
  }
  const tokenIn = (session: Session | undefined) =>
    session?.user.id === caller ? session?.access_token : undefined
  const authenticated = async () => {
    const token = tokenIn(await freshSession())
    try {
      return await attempt(token)
    } catch (error) {
      if (!isRefused(error) || !token) throw error
      const another = tokenIn(await refreshSession(token))
      if (!another) throw error
      return attempt(another)
    }
  }
  try {
    return await authenticated()
  } catch (error) {
    if (problemOf(error).code === "proof_required" && (await proof.ask?.())) return authenticated()
    throw error
  }
}
