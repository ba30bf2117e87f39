import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { notify } from "../../../ui/toast.ts"
import { useChecks } from "../../../ui/useChecks.ts"
import { identity } from "../messages/index.ts"
import { issuers } from "../messages/issuers.ts"
import { departFor } from "./departure.ts"

interface Props {
  /** As typed so far. */
  readonly email: string
}

/** Leads to the sign-in service of the organization that owns the address's domain. */
export const SingleSignOn = ({ email }: Props) => {
  const m = useMessages(issuers)
  const { fields } = useMessages(identity)
  const check = useChecks()
  const [error, setError] = useState<unknown>()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    const flaw = check.email(fields.email)(email)
    setError(undefined)
    if (flaw !== undefined) return notify.error(flaw)
    setIsLeaving(true)
    departFor(email).catch((failure: unknown) => {
      setError(failure)
      setIsLeaving(false)
    })
  }
  return (
    <>
      <Button type="button" size="3" variant="surface" color="gray" loading={isLeaving} onClick={leave}>
        {m.singleSignOn}
      </Button>
      <Alert error={error} />
    </>
  )
}
