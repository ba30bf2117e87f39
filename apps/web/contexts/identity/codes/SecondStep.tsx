import { AbandonSignIn, type AwaitsCode } from "#identity/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "../auth/Form.module.css"
import type { Signing } from "../auth/useSigning.ts"
import { passkeys } from "../messages/passkeys.ts"
import { PasskeyStep } from "../passkeys/PasskeyStep.tsx"
import { CodeForm } from "./CodeForm.tsx"

interface Props {
  readonly signing: Pick<Signing, "enter" | "startAgain">
  readonly pending: AwaitsCode
}

/** The second step of signing in: with a code or, if the account has one, a passkey. */
export const SecondStep = ({ signing, pending }: Props) => {
  const m = useMessages(passkeys)
  const [byPasskey, setByPasskey] = useState(pending.passkey && !pending.app)
  const onBack = () => {
    // It expires in a few minutes anyway.
    api(AbandonSignIn, { body: { pending_token: pending.pending_token } }).catch(() => undefined)
    signing.startAgain()
  }
  const Step = byPasskey ? PasskeyStep : CodeForm
  return (
    <Step signing={signing} pending={pending} onBack={onBack}>
      {pending.passkey && (
        <p className={styles["small"]}>
          <button type="button" className={styles["link"]} onClick={() => setByPasskey(!byPasskey)}>
            {byPasskey ? m.useCode : m.useInstead}
          </button>
        </p>
      )}
    </Step>
  )
}
