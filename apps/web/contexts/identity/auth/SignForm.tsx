import { TextField } from "@radix-ui/themes"
import { lazy, type ReactNode, Suspense } from "react"
import { Link } from "react-router"
import { problemOf } from "../../../api/problem.ts"
import { identity } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { PasswordField } from "../../../ui/PasswordField.tsx"
import { SubmitButton } from "../../../ui/SubmitButton.tsx"
import { ButtonSpace } from "./ButtonSpace.tsx"
import { Consent } from "./Consent.tsx"
import styles from "./Form.module.css"
import type { Mode, Signing } from "./useSigning.ts"

interface Props {
  readonly mode: Mode
  readonly signing: Signing
  /** The email address of an invitation, which cannot be changed. */
  readonly fixedEmail?: boolean | undefined
  /** The button's text, if signing in is part of something else. */
  readonly submit?: string
  /** Called with an error, to offer a next step. */
  readonly remedy?: ReactNode
}

const FullNameField = ({ signing }: Pick<Props, "signing">) => {
  const { fields } = useMessages(identity)
  return (
    <FormField label={fields.fullName} error={signing.errors["full_name"]}>
      {(control) => (
        <TextField.Root
          size="3"
          {...control}
          {...signing.control("full_name")}
          autoComplete="name"
          required
        />
      )}
    </FormField>
  )
}

const EmailField = ({ signing, fixedEmail }: Pick<Props, "signing" | "fixedEmail">) => {
  const { fields } = useMessages(identity)
  return (
    <FormField label={fields.email} error={signing.errors["email"]}>
      {(control) => (
        <TextField.Root
          size="3"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          spellCheck={false}
          autoCapitalize="none"
          required
          readOnly={fixedEmail}
          {...control}
          {...signing.control("email")}
        />
      )}
    </FormField>
  )
}

const PasswordLine = ({ mode, signing }: Pick<Props, "mode" | "signing">) => {
  const m = useMessages(identity)
  const forgot = (
    <Link to="/auth?mode=forgot" className={styles["link"]}>
      {m.signIn.forgot}
    </Link>
  )
  return (
    <FormField
      label={m.fields.password}
      error={signing.errors["password"]}
      {...(mode === "signIn" ? { aside: forgot } : { hint: m.passwordHint })}
    >
      {(control) => (
        <PasswordField
          size="3"
          autoComplete={mode === "signIn" ? "current-password" : "new-password"}
          required
          {...control}
          {...signing.control("password")}
        />
      )}
    </FormField>
  )
}

// It would delay the form, and few need it.
const BesidePassword = lazy(() => import("../passkeys/BesidePassword.tsx"))

/** Email address and password, and the full name for a new account. */
const PasswordForm = ({ mode, signing, fixedEmail, submit, remedy }: Props) => {
  const m = useMessages(identity)
  const unreachable = signing.serverError !== undefined && problemOf(signing.serverError).status === 0
  return (
    <form {...signing.element} className={styles["form"]}>
      {mode === "signUp" && <FullNameField signing={signing} />}
      <EmailField signing={signing} fixedEmail={fixedEmail} />
      <PasswordLine mode={mode} signing={signing} />
      {mode === "signUp" && <Consent />}
      <Alert error={signing.serverError} {...(unreachable && { title: m.failed })}>
        {remedy}
      </Alert>
      <SubmitButton size="3" busy={signing.busy} busyText={m[mode].busy}>
        {submit ?? m[mode].submit}
      </SubmitButton>
    </form>
  )
}

/** Signs in or up. A passkey does without the password; an account with a second factor is asked for it afterwards. */
export const SignForm = (props: Props) => (
  <>
    {props.signing.pending === undefined && <PasswordForm {...props} />}
    {props.mode === "signIn" && (
      <Suspense fallback={<ButtonSpace />}>
        <BesidePassword signing={props.signing} />
      </Suspense>
    )}
  </>
)
