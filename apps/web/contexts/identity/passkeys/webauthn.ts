import type { CreationOptions, RequestOptions, UsedPasskey } from "#identity/contract"
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService
} from "@simplewebauthn/browser"

/** Why a browser used or made no passkey. It does not tell apart who cancelled and who has none. */
export type PasskeyFault = "cancelled" | "unsupported" | "known" | "unfit" | "elsewhere" | "unknown"

export interface PasskeyFailure {
  readonly fault: PasskeyFault
}

/** By the names that WebAuthn gives to errors. */
const FAULTS: Readonly<Record<string, PasskeyFault>> = {
  AbortError: "cancelled",
  NotAllowedError: "cancelled",
  InvalidStateError: "known",
  ConstraintError: "unfit",
  NotSupportedError: "unfit",
  SecurityError: "elsewhere"
}

/** Runs a ceremony of WebAuthn, and says what went wrong instead of failing. */
const attempt = async <A>(ceremony: () => Promise<A>): Promise<A | PasskeyFailure> => {
  if (!browserSupportsWebAuthn()) return { fault: "unsupported" }
  try {
    return await ceremony()
  } catch (error) {
    return { fault: FAULTS[error instanceof Error ? error.name : ""] ?? "unknown" }
  }
}

/** A copy that may be modified, as the library's types demand. */
const copied = ({ id, type, transports }: RequestOptions["allowCredentials"][number]) => ({
  id,
  type,
  transports: [...transports]
})

/** Has the person choose and unlock a passkey: in a dialog of the browser or, with `autofill`, among what a field suggests. */
export const unlockPasskey = (options: RequestOptions, { autofill = false } = {}) =>
  attempt(async (): Promise<UsedPasskey> => {
    const { id, response } = await startAuthentication({
      optionsJSON: { ...options, allowCredentials: options.allowCredentials.map(copied) },
      useBrowserAutofill: autofill
    })
    return {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
      user_handle: response.userHandle ?? null
    }
  })

/** Has the device make a passkey; what the server needs to add it. */
export const makePasskey = (options: CreationOptions) =>
  attempt(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...options,
        pubKeyCredParams: [...options.pubKeyCredParams],
        excludeCredentials: options.excludeCredentials.map(copied)
      }
    })
    return {
      id,
      client_data: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? []
    }
  })

/** Whether fields can suggest passkeys. */
export const canSuggest = browserSupportsWebAuthnAutofill

/** Ends what is under way, without an error that anyone sees. */
export const stopSuggesting = () => WebAuthnAbortService.cancelCeremony()
