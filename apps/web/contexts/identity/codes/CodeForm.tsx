import { type AwaitsCode, type CodeMethod, CompleteSignIn, TextSignInCode } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { type ReactNode, useState } from "react"
import { api } from "../../../api/client.ts"
import { problemOf } from "../../../api/problem.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { useForm } from "../../../ui/useForm.ts"
import { codes } from "../messages/codes.ts"
import { CodeField } from "./CodeField.tsx"
import { OtherWays } from "./OtherWays.tsx"
import styles from "../auth/Form.module.css"
import { knownDevice } from "../auth/knownDevice.ts"
import type { Signing } from "../auth/useSigning.ts"

interface Props {
  readonly signing: Pick<Signing, "enter" | "startAgain">
  readonly pending: AwaitsCode
  /** Abandons this sign-in. */
  readonly onBack: () => void
  /** Other ways. */
  readonly children: ReactNode
}

/** The second step of signing in, with a code. */
export const CodeForm = ({ signing, pending, onBack, children }: Props) => {
  const m = useMessages(codes)
  const { pending_token, app, phone } = pending
  const [by, setBy] = useState<CodeMethod>(app ? "totp" : "recovery_code")
  const form = useForm({
    initial: { code: "" },
    checks: { code: (text) => (text.trim() === "" ? m.required : undefined) },
    errorFields: { wrong_code: "code" },
    submit: async ({ code }) =>
      signing.enter(await api(CompleteSignIn, { body: { pending_token, by, code, ...knownDevice() } }))
  })
  const choose = (way: CodeMethod) => {
    form.reset()
    setBy(way)
  }
  const hasExpired = form.serverError !== undefined && problemOf(form.serverError).code === "sign_in_expired"
  return (
    <form {...form.element} className={styles["form"]}>
      <p className={styles["lead"]}>{m.sentence}</p>
      <CodeField key={by} by={by} form={form} />
      <Alert error={form.formError} />
      {hasExpired ? (
        <Button type="button" size="3" onClick={signing.startAgain}>
          {m.startAgain}
        </Button>
      ) : (
        <SubmitButton size="3" busy={form.busy} busyText={m.busy}>
          {m.submit}
        </SubmitButton>
      )}
      <OtherWays
        by={by}
        app={app}
        phone={phone}
        text={() => api(TextSignInCode, { body: { pending_token } })}
        onChoose={choose}
      />
      {children}
      <p className={styles["small"]}>
        <button type="button" className={styles["link"]} onClick={onBack}>
          {m.back}
        </button>
      </p>
    </form>
  )
}
