import { type AwaitsCode, SignIn, type SignedIn, SignUp } from "#identity/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { startSession } from "../../../api/session.ts"
import { local } from "../../../api/storage.ts"
import { DEVICE_KEY } from "../../../api/storageKeys.ts"
import { loadShell } from "../../../app/loadShell.ts"
import { identity } from "../messages/index.ts"
import { currentLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { knownDevice } from "./knownDevice.ts"

export type Mode = "signIn" | "signUp"

interface Options {
  readonly mode: Mode
  readonly email?: string
  readonly fullName?: string
  readonly onSignedIn?: () => void
}

interface Values extends Readonly<Record<string, string>> {
  readonly email: string
  readonly password: string
  readonly full_name: string
}

const signIn = ({ email, password }: Values) => api(SignIn, { body: { email, password, ...knownDevice() } })
const signUp = (values: Values) => api(SignUp, { body: { ...values, locale: currentLocale() } })

/** So that the form is followed by a page, and not by nothing. If it cannot be loaded, its route shows why. */
const untilShellLoads = () => loadShell().catch(() => undefined)

/** The form for both sign-in and sign-up. Switching between the two keeps what was typed. */
export const useSigning = ({ mode, email = "", fullName = "", onSignedIn }: Options) => {
  const { fields } = useMessages(identity)
  const check = useChecks()
  /** Stores a new session. */
  const enter = async ({ device_token, ...session }: SignedIn) => {
    await untilShellLoads()
    local.setItem(DEVICE_KEY, device_token)
    startSession(session)
    onSignedIn?.()
  }
  const [pending, setPending] = useState<AwaitsCode>()
  const form = useForm<Values>({
    initial: { full_name: fullName, email, password: "" },
    checks:
      mode === "signIn"
        ? { email: check.email(fields.email), password: check.given(fields.password) }
        : {
            full_name: check.line(fields.fullName, 120),
            email: check.email(fields.email),
            password: check.newPassword(fields.password)
          },
    errorFields: { password_too_common: "password" },
    submit: async (values) => {
      const [answer] = await Promise.all([
        mode === "signIn" ? signIn(values) : signUp(values),
        untilShellLoads()
      ])
      if ("pending_token" in answer) setPending(answer)
      else await enter(answer)
    }
  })
  return {
    ...form,
    /** A sign-in whose password was right, and which awaits a second factor. */
    pending,
    enter,
    startAgain: () => {
      form.set("password", "")
      setPending(undefined)
    }
  }
}

export type Signing = ReturnType<typeof useSigning>
