import { Button, Heading, Spinner } from "@radix-ui/themes"
import { type ReactNode, useEffect } from "react"
import { Link, useNavigate } from "react-router"
import { telematics } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useTitle } from "../../../ui/useTitle.ts"
import { AccountTag } from "../AccountTag.tsx"
import styles from "./Callback.module.css"
import { forgetReturn } from "./completing.ts"

/** Milliseconds for which success is shown. */
const SHOWN = 2000

/** The exchange is in progress. */
export const Connecting = () => {
  const m = useMessages(telematics).callback
  useTitle(m.title)
  return (
    <output className={styles["words"]}>
      <AccountTag state="coming" name="DIMO" />
      <Heading as="h1" size="6" tabIndex={-1} className={styles["busy"] ?? ""}>
        <Spinner size="3" />
        {m.connecting}
      </Heading>
    </output>
  )
}

/** Done: shown for 2 seconds, then redirects. */
export const Connected = () => {
  const m = useMessages(telematics).callback
  const navigate = useNavigate()
  useTitle(m.success)
  useEffect(() => {
    const timer = setTimeout(() => {
      forgetReturn()
      void navigate("/", { replace: true })
    }, SHOWN)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <output className={styles["words"]}>
      <AccountTag state="connected" name="DIMO" />
      <Heading as="h1" size="6" tabIndex={-1}>
        {m.success}
      </Heading>
      <span className={styles["lane"]} aria-hidden="true" />
    </output>
  )
}

/** Nothing was connected: why, and what to do next. */
export const Failed = ({ children }: { readonly children: ReactNode }) => {
  const m = useMessages(telematics).callback
  useTitle(m.failure)
  return (
    <>
      <div role="alert" className={styles["words"]}>
        <AccountTag state="red" name="DIMO" />
        <Heading as="h1" size="6" tabIndex={-1}>
          {m.failure}
        </Heading>
        {children}
      </div>
      <div className={styles["ways"]}>
        <Button asChild variant="surface" color="gray" size="3">
          <Link to="/dashboard">{m.back}</Link>
        </Button>
        <Button asChild size="3">
          <Link to="/device-issues">{m.devices}</Link>
        </Button>
      </div>
    </>
  )
}
