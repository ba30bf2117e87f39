import { VerifyEmail } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link } from "react-router"
import { api } from "../../api/client.ts"
import { signOut } from "../../api/signOut.ts"
import { mailed } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { AuthFrame } from "./auth/AuthFrame.tsx"
import styles from "./auth/Form.module.css"
import { meQuery, useMe } from "./me.ts"
import { ResendButton } from "./ResendButton.tsx"

const useVerification = (token: string) => {
  const client = useQueryClient()
  const me = useMe()
  // The token works once: sent once per user who tries it, however often this renders, and even when live
  // events invalidate everything.
  const { data, error } = useQuery({
    queryKey: ["email-verification", token, me?.id],
    queryFn: () => api(VerifyEmail, { body: { token } }),
    staleTime: "static",
    retry: false,
    refetchOnReconnect: false
  })
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: meQuery.queryKey })
  }, [data, client])
  return { verified: data, error }
}

const Continue = () => {
  const { verify } = useMessages(mailed)
  return (
    <Button asChild size="3">
      <Link to="/dashboard">{verify.continue}</Link>
    </Button>
  )
}

const Failed = ({ error }: { readonly error: Error }) => {
  const { verify } = useMessages(mailed)
  const me = useMe()
  return (
    <AuthFrame title={verify.failedTitle} sentence={me && verify.as(me.email)}>
      <div className={styles["failure"]}>
        <Alert error={error} />
        <div className={styles["actions"]}>
          <Continue />
          {me?.email_verified_at === null && <ResendButton size="3" email={me.email} />}
          <Button size="3" variant="surface" color="gray" onClick={() => void signOut()}>
            {verify.otherAccount}
          </Button>
        </div>
      </div>
    </AuthFrame>
  )
}

/** Sends the token from the email, and shows the result. */
export const Verification = ({ token }: { readonly token: string }) => {
  const { verify } = useMessages(mailed)
  const { verified, error } = useVerification(token)
  if (error) return <Failed error={error} />
  if (!verified) return <AuthFrame title={verify.checking} />
  return (
    <AuthFrame title={verify.doneTitle} sentence={<output>{verify.done(verified.email)}</output>}>
      <div className={styles["actions"]}>
        <Continue />
      </div>
    </AuthFrame>
  )
}
