import { lazy, Suspense, useEffect, useState } from "react"
import { Navigate, useSearchParams } from "react-router"
import { useAuthentication } from "../../api/authentication.ts"
import { problemOf } from "../../api/problem.ts"
import { forgetPath, returnPath } from "../../app/returnPath.ts"
import { identity } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Loading } from "../../ui/Loading.tsx"
import { AuthFrame } from "./auth/AuthFrame.tsx"
import { ButtonSpace } from "./auth/ButtonSpace.tsx"
import styles from "./auth/Form.module.css"
import { SignForm } from "./auth/SignForm.tsx"
import { Tiles } from "./auth/Tiles.tsx"
import { type Mode, useSigning } from "./auth/useSigning.ts"

// Few need it.
const ForgotForm = lazy(() => import("./auth/ForgotForm.tsx"))
const IssuerButtons = lazy(() => import("./issuers/IssuerButtons.tsx"))

/** Where to go after sign-in: the page that required it, otherwise the Operations Center. */
const RedirectAfterSignIn = () => {
  const [path] = useState(returnPath)
  useEffect(forgetPath, [])
  return <Navigate to={path} replace />
}

const MODES: Readonly<Record<string, Mode | "forgot">> = { signup: "signUp", forgot: "forgot" }

const useMode = () => {
  const [search, setSearch] = useSearchParams()
  const choose = (mode?: "signup") => setSearch(mode ? { mode } : {}, { replace: true })
  return [MODES[search.get("mode") ?? ""] ?? "signIn", choose] as const
}

/** The forms for visitors: sign in, sign up, request a new password. */
export const SignInContent = () => {
  const m = useMessages(identity)
  const [mode, choose] = useMode()
  const formMode: Mode = mode === "forgot" ? "signIn" : mode
  const signing = useSigning({ mode: formMode })
  const toggle = () => {
    signing.clear()
    choose(formMode === "signIn" ? "signup" : undefined)
  }
  const switchButton = (text: string) => (
    <button type="button" className={styles["link"]} onClick={toggle}>
      {text}
    </button>
  )
  if (mode === "forgot")
    return (
      <Suspense>
        <ForgotForm email={signing.values.email} onBack={() => choose()} />
      </Suspense>
    )
  const taken = signing.serverError !== undefined && problemOf(signing.serverError).code === "email_taken"
  return (
    <AuthFrame title={m[formMode].title} sentence={m[formMode].sentence}>
      <SignForm mode={formMode} signing={signing} remedy={taken && switchButton(m.signUp.instead)} />
      {mode === "signIn" && signing.pending === undefined && (
        <Suspense fallback={<ButtonSpace />}>
          <IssuerButtons email={signing.values.email} />
        </Suspense>
      )}
      {signing.pending === undefined && (
        <p className={styles["switch"]}>
          {m[formMode].lead} {switchButton(m[formMode].toggle)}
        </p>
      )}
      {formMode === "signUp" && <Tiles />}
    </AuthFrame>
  )
}

/** Sign-in, sign-up and password reset. */
export const AuthPage = () => {
  switch (useAuthentication()) {
    case "resolving":
      return <Loading />
    case "signed in":
      return <RedirectAfterSignIn />
    case "signed out":
      return <SignInContent />
  }
}

export const Component = AuthPage
