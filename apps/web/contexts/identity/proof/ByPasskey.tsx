import { BeginPasskeyProof, ProveByPasskey } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { api } from "../../../api/client.ts"
import { replaceSession } from "../../../api/replaceSession.ts"
import { send } from "../../../api/send.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { useForm } from "../../../ui/useForm.ts"
import { account } from "../messages/index.ts"
import { passkeys } from "../messages/passkeys.ts"
import { useWebauthn } from "../passkeys/useWebauthn.ts"

interface Props {
  readonly onProven: () => void
  readonly onClose: () => void
  readonly onCode: () => void
}

/** Asks for a proof with a passkey. */
export const ByPasskey = ({ onProven, onClose, onCode }: Props) => {
  const { proof } = useMessages(account)
  const m = useMessages(passkeys)
  const webauthn = useWebauthn()
  const form = useForm({
    initial: {},
    submit: async () => {
      const passkey = await webauthn.unlock(await api(BeginPasskeyProof, {}))
      await replaceSession(({ access_token, refresh_token }) =>
        send(
          ProveByPasskey,
          { body: { refresh_token, passkey } },
          { authorization: `Bearer ${access_token}` }
        )
      )
      onProven()
    }
  })
  return (
    <FormDialog
      title={proof.title}
      about={m.prove}
      form={form}
      submit={m.use}
      busyText={m.busy}
      onClose={onClose}
    >
      <Button type="button" variant="ghost" onClick={onCode}>
        {m.useCode}
      </Button>
      <Alert error={form.formError} />
    </FormDialog>
  )
}
