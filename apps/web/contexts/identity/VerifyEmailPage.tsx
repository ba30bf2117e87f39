import { VerifyEmail } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link } from "react-router"
import { api } from "../../api/client.ts"
import { useSession } from "../../api/session.ts"
import { identity } from "../../i18n/en/identity.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { AuthFrame } from "./auth/AuthFrame.tsx"
import styles from "./auth/Form.module.css"
import { useLinkToken } from "./auth/useLinkToken.ts"
import { meQuery } from "./me.ts"
import { ResendButton } from "./ResendButton.tsx"

/** Onwards: into the product for whoever is signed in here, else to the sign-in. */
const Onwards = () => {
  const { verify } = useMessages(identity)
  const session = useSession()
  return (
    <Button asChild size="3">
      <Link to={session ? "/dashboard" : "/auth"}>{session ? verify.continue : verify.signIn}</Link>
    </Button>
  )
}

const Verification = ({ token }: { readonly token: string }) => {
  const m = useMessages(identity)
  const client = useQueryClient()
  const session = useSession()
  // The token works once: asked for once, however often this is drawn.
  const { data, error } = useQuery({
    queryKey: ["email-verification", token],
    queryFn: () => api(VerifyEmail, { body: { token } }),
    staleTime: Infinity,
    retry: false
  })
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: meQuery.queryKey })
  }, [data, client])
  if (data)
    return (
      <AuthFrame title={m.verify.doneTitle} sentence={<output>{m.verify.done(data.email)}</output>}>
        <div className={styles["actions"]}>
          <Onwards />
        </div>
      </AuthFrame>
    )
  if (!error) return <AuthFrame title={m.verify.checking} />
  return (
    <AuthFrame title={m.verify.failedTitle}>
      <div className={styles["failure"]}>
        <Alert error={error} />
        <div className={styles["actions"]}>
          <Onwards />
          {session && !session.user.email_verified_at && <ResendButton size="3" email={session.user.email} />}
        </div>
      </div>
    </AuthFrame>
  )
}

/** Where the verification mail's link leads. */
export const VerifyEmailPage = () => {
  const { link } = useMessages(identity)
  const token = useLinkToken()
  if (token) return <Verification key={token} token={token} />
  return (
    <AuthFrame title={link.missingTitle} sentence={link.missing}>
      <div className={styles["actions"]}>
        <Onwards />
      </div>
    </AuthFrame>
  )
}

export const Component = VerifyEmailPage
