import { Button } from "@radix-ui/themes"
import { Link } from "react-router"
import { useAuthentication } from "../../api/authentication.ts"
import { mailed } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Loading } from "../../ui/Loading.tsx"
import { AuthFrame } from "./auth/AuthFrame.tsx"
import styles from "./auth/Form.module.css"
import { SignForm } from "./auth/SignForm.tsx"
import { useLink } from "./auth/useLink.ts"
import { useSigning } from "./auth/useSigning.ts"
import { Verification } from "./Verification.tsx"

/** The link alone is no proof: opening it requires the account's password, too. */
const SignInFirst = ({ email }: { readonly email: string }) => {
  const { verify } = useMessages(mailed)
  const signing = useSigning({ mode: "signIn", email })
  return (
    <AuthFrame title={verify.signInTitle} sentence={verify.signInFirst}>
      <SignForm mode="signIn" signing={signing} submit={verify.signIn} />
    </AuthFrame>
  )
}

const Incomplete = () => {
  const { link, verify } = useMessages(mailed)
  return (
    <AuthFrame title={link.missingTitle} sentence={link.missing}>
      <div className={styles["actions"]}>
        <Button asChild size="3">
          <Link to="/dashboard">{verify.continue}</Link>
        </Button>
      </div>
    </AuthFrame>
  )
}

/** The target of the link in the verification email. */
export const VerifyEmailPage = () => {
  const { token, email } = useLink()
  const authentication = useAuthentication()
  if (token === undefined) return <Incomplete />
  switch (authentication) {
    case "resolving":
      return <Loading />
    case "signed out":
      return <SignInFirst email={email} />
    case "signed in":
      return <Verification token={token} />
  }
}

export const Component = VerifyEmailPage
