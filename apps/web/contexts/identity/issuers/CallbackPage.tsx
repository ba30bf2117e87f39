import type { IssuerPurpose } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useEffect, useState } from "react"
import { Link, Navigate, useNavigate, useParams } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { Loading } from "../../../ui/Loading.tsx"
import { notify } from "../../../ui/toast.ts"
import { AuthFrame } from "../auth/AuthFrame.tsx"
import styles from "../auth/Form.module.css"
import { useSigning } from "../auth/useSigning.ts"
import { SecondStep } from "../codes/SecondStep.tsx"
import { issuers } from "../messages/issuers.ts"
import { type Arrival, arriveOnce } from "./arriving.ts"
import { departed } from "./departure.ts"

type Outcome = Arrival | { readonly error: unknown }

const useArrival = (connection: string) => {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    let isShown = true
    arriveOnce(connection).then(
      (arrival) => isShown && setOutcome(arrival),
      (error: unknown) => isShown && setOutcome({ error })
    )
    return () => {
      isShown = false
    }
  }, [connection])
  return outcome
}

const SigningIn = ({ answer }: Extract<Arrival, { readonly purpose: "sign_in" }>) => {
  const m = useMessages(issuers).callback
  const navigate = useNavigate()
  const { enter } = useSigning({
    mode: "signIn",
    onSignedIn: () => void navigate("/auth", { replace: true })
  })
  const isAwaiting = "pending_token" in answer
  useEffect(() => {
    if (!isAwaiting) void enter(answer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each answer.
  }, [answer])
  if (!isAwaiting) return <Loading />
  const signing = {
    enter,
    startAgain: () => void navigate("/auth", { replace: true })
  }
  return (
    <AuthFrame title={m.code}>
      <SecondStep signing={signing} pending={answer} />
    </AuthFrame>
  )
}

const Failed = ({ error, purpose }: { readonly error: unknown; readonly purpose: IssuerPurpose }) => {
  const m = useMessages(issuers).callback
  const titles = { sign_in: m.failed, link: m.linkFailed, prove: m.proveFailed }
  const isSigningIn = purpose === "sign_in"
  return (
    <AuthFrame title={titles[purpose]}>
      <div className={styles["failure"]}>
        <Alert error={error} />
        <Button asChild size="3">
          <Link to={isSigningIn ? "/auth" : "/account?tab=security"}>{isSigningIn ? m.back : m.account}</Link>
        </Button>
      </div>
    </AuthFrame>
  )
}

const Finished = ({ purpose }: { readonly purpose: "link" | "prove" }) => {
  const m = useMessages(issuers).callback
  useEffect(() => {
    notify.success(purpose === "link" ? m.linked : m.proven, { id: "identity.issuer" })
  }, [m, purpose])
  return <Navigate to="/account?tab=security" replace />
}

/** The page to which sign-in services redirect. */
export const CallbackPage = () => {
  const m = useMessages(issuers).callback
  const { connection = "" } = useParams()
  const [purpose] = useState(() => departed()?.purpose ?? "sign_in")
  const outcome = useArrival(connection)
  if (outcome === undefined)
    return (
      <AuthFrame title={m.title}>
        <Loading />
      </AuthFrame>
    )
  if ("error" in outcome) return <Failed error={outcome.error} purpose={purpose} />
  return outcome.purpose === "sign_in" ? <SigningIn {...outcome} /> : <Finished purpose={outcome.purpose} />
}

export const Component = CallbackPage
