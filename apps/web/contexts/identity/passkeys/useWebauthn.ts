import type { CreationOptions, RequestOptions } from "#identity/contract"
import { ProblemError } from "../../../api/problem.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { passkeys } from "../messages/passkeys.ts"
import type { PasskeyFailure } from "./webauthn.ts"

const load = () => import("./webauthn.ts")

/** The browser's passkeys, loaded when they are needed. What goes wrong there is a problem in the page's words. */
export const useWebauthn = () => {
  const { failed } = useMessages(passkeys)
  const orProblem =
    (host: string) =>
    <A extends object>(outcome: A | PasskeyFailure): A => {
      if (!("fault" in outcome)) return outcome
      const text = failed[outcome.fault]
      const detail = typeof text === "string" ? text : text(host)
      // The catalogue of problems has no sentence for this code, so the detail is shown.
      throw new ProblemError({ code: "passkey_failed", status: 400, title: detail, detail })
    }
  return {
    make: (options: CreationOptions) =>
      load()
        .then(({ makePasskey }) => makePasskey(options))
        .then(orProblem(options.rp.id)),
    unlock: (options: RequestOptions) =>
      load()
        .then(({ unlockPasskey }) => unlockPasskey(options))
        .then(orProblem(options.rpId))
  }
}
