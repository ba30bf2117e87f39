import { BeginPasskeySignIn, SignInWithPasskey, type UsedPasskey } from "#identity/contract"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useForm } from "../../../ui/useForm.ts"
import styles from "../auth/Form.module.css"
import { knownDevice } from "../auth/knownDevice.ts"
import type { Signing } from "../auth/useSigning.ts"
import { passkeys } from "../messages/passkeys.ts"
import { useSuggestions } from "./useSuggestions.ts"
import { useWebauthn } from "./useWebauthn.ts"

/** Signs in with a passkey: with a button, or as a suggestion in the field of the email address. */
export const PasskeySignIn = ({ enter }: Pick<Signing, "enter">) => {
  const m = useMessages(passkeys)
  const webauthn = useWebauthn()
  const [refused, setRefused] = useState<unknown>()
  const signIn = async (passkey: UsedPasskey) =>
    enter(await api(SignInWithPasskey, { body: { passkey, ...knownDevice() } }))
  const form = useForm({
    initial: {},
    submit: async () => {
      setRefused(undefined)
      await signIn(await webauthn.unlock(await api(BeginPasskeySignIn, { body: {} })))
    }
  })
  useSuggestions({ isPaused: form.busy, onChosen: signIn, onRefused: setRefused })
  return (
    <form {...form.element} className={`${styles["form"]} ${styles["switch"]}`}>
      <Alert error={form.formError ?? refused} />
      <SubmitButton size="3" variant="surface" color="gray" busy={form.busy} busyText={m.busy}>
        {m.signIn}
      </SubmitButton>
    </form>
  )
}
