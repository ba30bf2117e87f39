import { type InvitationPreview as Preview, PreviewInvitation } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { Link } from "react-router"
import { useAuthentication } from "../../api/authentication.ts"
import { api } from "../../api/client.ts"
import { problemOf } from "../../api/problem.ts"
import { common } from "../../i18n/messages/index.ts"
import { mailed } from "../identity/messages/index.ts"
import { tenancy } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { Loading } from "../../ui/Loading.tsx"
import { AuthFrame } from "../identity/auth/AuthFrame.tsx"
import styles from "../identity/auth/Form.module.css"
import { useLinkToken } from "../identity/auth/useLink.ts"
import { Invited } from "./invitation/Invited.tsx"
import { useJoining } from "./invitation/useJoining.ts"
import { removeToken, saveToken, savedToken } from "./pendingInvitation.ts"

const Home = () => {
  const { invitation } = useMessages(tenancy)
  return (
    <Button asChild size="3" variant="surface" color="gray">
      <Link to="/dashboard">{invitation.home}</Link>
    </Button>
  )
}

const Retry = ({ error, retry }: { readonly error: unknown; readonly retry: () => void }) => {
  const m = useMessages(common)
  if (problemOf(error).code === "invitation_invalid") return null
  return (
    <Button size="3" onClick={retry}>
      {m.retry}
    </Button>
  )
}

/** Signing in clears all loaded data; the invitation's preview survives that. */
const usePreview = (token: string) => {
  const [known, setKnown] = useState<Preview>()
  const { data, error, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: async () => {
      const preview = await api(PreviewInvitation, { body: { token } })
      setKnown(preview)
      return preview
    },
    staleTime: Infinity,
    ...(known && { initialData: known })
  })
  useEffect(() => {
    if (problemOf(error).code === "invitation_invalid") removeToken()
  }, [error])
  return { preview: data, error, refetch }
}

const Opened = ({ token }: { readonly token: string }) => {
  const m = useMessages(tenancy).invitation
  const authentication = useAuthentication()
  const { preview, error, refetch } = usePreview(token)
  const joining = useJoining(token, preview?.organization_name)
  if (authentication === "resolving") return <Loading />
  if (preview)
    return <Invited invitation={preview} joining={joining} signedIn={authentication === "signed in"} />
  if (!error) return <AuthFrame title={m.loading} />
  return (
    <AuthFrame title={m.failedTitle}>
      <div className={styles["failure"]}>
        <Alert error={error} />
        <div className={styles["actions"]}>
          <Retry error={error} retry={() => void refetch()} />
          <Home />
        </div>
      </div>
    </AuthFrame>
  )
}

/** The target of the link in an invitation email. */
export const InvitationPage = () => {
  const { link } = useMessages(mailed)
  const arrived = useLinkToken()
  useEffect(() => {
    if (arrived) saveToken(arrived)
  }, [arrived])
  const token = arrived ?? savedToken()
  if (token) return <Opened key={token} token={token} />
  return (
    <AuthFrame title={link.missingTitle} sentence={link.missing}>
      <div className={styles["actions"]}>
        <Home />
      </div>
    </AuthFrame>
  )
}

export const Component = InvitationPage
