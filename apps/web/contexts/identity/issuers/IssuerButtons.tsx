import { type IssuerView, ListIssuers } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useEffect, useState } from "react"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import styles from "../auth/Form.module.css"
import { issuers } from "../messages/issuers.ts"
import { departToSignIn } from "./departure.ts"
import { SingleSignOn } from "./SingleSignOn.tsx"

/** Without a connection there is nothing to show: the form says so when it is sent. */
const load = () =>
  api(ListIssuers, {}).then(
    ({ items }) => items,
    () => []
  )

const IssuerButton = ({ issuer: { connection, name } }: { readonly issuer: IssuerView }) => {
  const m = useMessages(issuers)
  const [error, setError] = useState<unknown>()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = () => {
    setIsLeaving(true)
    departToSignIn(connection).catch((failure: unknown) => {
      setError(failure)
      setIsLeaving(false)
    })
  }
  return (
    <>
      <Button type="button" size="3" variant="surface" color="gray" loading={isLeaving} onClick={leave}>
        {m.continueWith(name)}
      </Button>
      <Alert error={error} />
    </>
  )
}

/** The services that everyone can sign in with, and the one of the address's organization. */
const IssuerButtons = ({ email }: { readonly email: string }) => {
  const [items, setItems] = useState<ReadonlyArray<IssuerView>>([])
  useEffect(() => {
    let isShown = true
    void load().then((loaded) => isShown && setItems(loaded))
    return () => {
      isShown = false
    }
  }, [])
  return (
    <div className={`${styles["form"]} ${styles["switch"]}`}>
      {items.map((issuer) => (
        <IssuerButton key={issuer.connection} issuer={issuer} />
      ))}
      <SingleSignOn email={email} />
    </div>
  )
}

export default IssuerButtons
