import { useAuthentication } from "../../../api/authentication.ts"
import { problemOf, useProblemText } from "../../../api/problem.ts"
import { common } from "../../../i18n/messages/index.ts"
import { telematics } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { BrandBar } from "../../../ui/BrandBar.tsx"
import styles from "./Callback.module.css"
import { Connected, Connecting, Failed } from "./Completion.tsx"
import { type CallbackParameters, callbackParameters } from "./callbackParameters.ts"
import { hasOwnMessage, useCompletion } from "./useCompletion.ts"

interface Props {
  readonly parameters: CallbackParameters
}

const Unexpected = ({ error }: { readonly error: unknown }) => {
  const m = useMessages(telematics).callback
  const { requestId: toId } = useMessages(common)
  const problemText = useProblemText()
  const { requestId } = problemOf(error)
  if (hasOwnMessage(error)) return <p>{problemText(error)}</p>
  return (
    <>
      <p>{m.unexpected}</p>
      {requestId && <p className={styles["request"]}>{toId(requestId)}</p>}
    </>
  )
}

const Completion = ({ parameters }: Props) => {
  const outcome = useCompletion(parameters)
  if (outcome === undefined) return <Connecting />
  if ("message" in outcome) return <Connected />
  return (
    <Failed>
      <Unexpected error={outcome.error} />
    </Failed>
  )
}

/** Text from the address, which anyone can forge: shown as a quotation. */
const Refused = ({ parameters: { error, error_description: description } }: Props) => (
  <Failed>
    <blockquote className={styles["quote"]}>
      <p>
        <bdi>{error}</bdi>
      </p>
      {description && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
    </blockquote>
  </Failed>
)

const Arrived = ({ parameters }: Props) => {
  const m = useMessages(telematics).callback
  const authentication = useAuthentication()
  if (parameters.error !== undefined) return <Refused parameters={parameters} />
  if (parameters.logout !== undefined)
    return (
      <Failed>
        <p>{m.signedOut}</p>
      </Failed>
    )
  switch (authentication) {
    case "resolving":
      return <Connecting />
    case "signed out":
      return (
        <Failed>
          <p>{m.notAuthenticated}</p>
        </Failed>
      )
    case "signed in":
      return <Completion parameters={parameters} />
  }
}

/** The page to which DIMO redirects. */
export const CallbackPage = () => (
  <div className={styles["page"]}>
    <BrandBar />
    <main className={styles["main"]}>
      <Arrived parameters={callbackParameters()} />
    </main>
  </div>
)

export const Component = CallbackPage
