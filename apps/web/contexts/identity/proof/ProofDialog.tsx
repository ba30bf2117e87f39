import { type CodeMethod, ProveIdentity, TextCode, type User } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { api } from "../../../api/client.ts"
import { replaceSession } from "../../../api/replaceSession.ts"
import { send } from "../../../api/send.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormDialog } from "../../../ui/FormDialog.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { PasswordField } from "../../../ui/PasswordField.tsx"
import { useChecks } from "../../../ui/useChecks.ts"
import { useForm } from "../../../ui/useForm.ts"
import { identitiesQuery } from "../issuers/identities.ts"
import { ProofWithIssuer } from "../issuers/ProofWithIssuer.tsx"
import { CodeField } from "../codes/CodeField.tsx"
import { OtherWays } from "../codes/OtherWays.tsx"
import { account } from "../messages/index.ts"
import { passkeys } from "../messages/passkeys.ts"
import { useMe } from "../me.ts"
import { ByPasskey } from "./ByPasskey.tsx"

interface Props {
  readonly onProven: () => void
  readonly onClose: () => void
}

const prove = (by: "password" | CodeMethod, secret: string) =>
  replaceSession(({ access_token, refresh_token }) =>
    send(ProveIdentity, { body: { refresh_token, by, secret } }, { authorization: `Bearer ${access_token}` })
  )

const ByPassword = ({ onProven, onClose }: Props) => {
  const m = useMessages(account).proof
  const check = useChecks()
  const form = useForm({
    initial: { password: "" },
    checks: { password: check.given(m.password) },
    errorFields: { wrong_password: "password" },
    submit: ({ password }) => prove("password", password).then(onProven)
  })
  return (
    <FormDialog
      title={m.title}
      about={m.withPassword}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <FormField label={m.password} error={form.errors["password"]}>
        {(control) => (
          <PasswordField
            autoComplete="current-password"
            required
            {...control}
            {...form.control("password")}
          />
        )}
      </FormField>
      <Alert error={form.formError} />
    </FormDialog>
  )
}

interface CodeProps extends Props {
  readonly me: User
  readonly hasApp: boolean
  /** Only if the account has a passkey. */
  readonly onPasskey: (() => void) | undefined
}

const ByCode = ({ me, onProven, onClose, hasApp, onPasskey }: CodeProps) => {
  const m = useMessages(account).proof
  const { useInstead } = useMessages(passkeys)
  const [by, setBy] = useState<CodeMethod>(hasApp ? "totp" : "recovery_code")
  const form = useForm({
    initial: { code: "" },
    errorFields: { wrong_code: "code" },
    submit: ({ code }) => prove(by, code).then(onProven)
  })
  const phone = me.factors.find(({ factor_type }) => factor_type === "phone")
  const choose = (way: CodeMethod) => {
    form.reset()
    setBy(way)
  }
  return (
    <FormDialog
      title={m.title}
      about={m.withCode}
      form={form}
      submit={m.submit}
      busyText={m.busy}
      onClose={onClose}
    >
      <CodeField key={by} by={by} form={form} />
      <OtherWays
        by={by}
        app={hasApp}
        phone={phone?.phone?.slice(-2) ?? null}
        text={() => api(TextCode, { params: { factorId: phone?.id ?? "" } })}
        onChoose={choose}
      />
      {onPasskey && (
        <Button type="button" variant="ghost" onClick={onPasskey}>
          {useInstead}
        </Button>
      )}
      <Alert error={form.formError} />
    </FormDialog>
  )
}

const BySecondFactor = ({ me, ...props }: Props & { readonly me: User }) => {
  const hasApp = me.factors.some(({ factor_type }) => factor_type === "totp")
  const hasPasskey = me.passkeys > 0
  const [byPasskey, setByPasskey] = useState(!hasApp)
  return byPasskey ? (
    <ByPasskey {...props} onCode={() => setByPasskey(false)} />
  ) : (
    <ByCode
      {...props}
      me={me}
      hasApp={hasApp}
      onPasskey={hasPasskey ? () => setByPasskey(true) : undefined}
    />
  )
}

/**
 * Asks the person to prove that it is them: with a second factor if their account has one, otherwise with the password or,
 * without one, with a service that they sign in with.
 */
export const ProofDialog = (props: Props) => {
  const me = useMe()
  const hasFactor = me !== undefined && me.factors.length + me.passkeys > 0
  const hasPassword = me?.has_password === true
  const identities = useQuery({ ...identitiesQuery, enabled: me !== undefined && !hasFactor && !hasPassword })
  if (me === undefined) return null
  if (hasFactor) return <BySecondFactor {...props} me={me} />
  if (hasPassword) return <ByPassword {...props} />
  if (identities.isLoading) return null
  return <ProofWithIssuer identities={identities.data?.items ?? []} onClose={props.onClose} />
}

export default ProofDialog
