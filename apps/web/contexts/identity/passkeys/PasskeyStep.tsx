import { type AwaitsCode, BeginPasskeySignIn, SignInWithPasskey } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { api } from "../../../api/client.ts"
import { problemOf } from "../../../api/problem.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useForm } from "../../../ui/useForm.ts"
import styles from "../auth/Form.module.css"
import { knownDevice } from "../auth/knownDevice.ts"
import type { Signing } from "../auth/useSigning.ts"
import { passkeys } from "../messages/passkeys.ts"
import { useWebauthn } from "./useWebauthn.ts"

interface Props {
  readonly signing: Pick<Signing, "enter" | "startAgain">
  readonly pending: AwaitsCode
  /** Abandons this sign-in. */
  readonly onBack: () => void
  /** Other ways. */
  readonly children: ReactNode
}

/** The second step of signing in, with a passkey. */
export const PasskeyStep = ({ signing, pending: { pending_token }, onBack, children }: Props) => {
  const m = useMessages(passkeys)
  const webauthn = useWebauthn()
  const form = useForm({
    initial: {},
    submit: async () => {
      const passkey = await webauthn.unlock(await api(BeginPasskeySignIn, { body: { pending_token } }))
      const body = { pending_token, passkey, ...knownDevice() }
      await signing.enter(await api(SignInWithPasskey, { body }))
    }
  })
  const hasExpired = form.formError !== undefined && problemOf(form.formError).code === "sign_in_expired"
  return (
    <form {...form.element} className={styles["form"]}>
      <p className={styles["lead"]}>{m.lead}</p>
      <Alert error={form.formError} />
      {hasExpired ? (
        <Button type="button" size="3" onClick={signing.startAgain}>
          {m.startAgain}
        </Button>
      ) : (
        <SubmitButton size="3" busy={form.busy} busyText={m.busy}>
          {m.use}
        </SubmitButton>
      )}
      {children}
      <p className={styles["small"]}>
        <button type="button" className={styles["link"]} onClick={onBack}>
          {m.back}
        </button>
      </p>
    </form>
  )
}
