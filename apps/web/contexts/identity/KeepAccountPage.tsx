import { UndoDeletion } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { Link, useSearchParams } from "react-router"
import { api } from "../../api/client.ts"
import { problemOf } from "../../api/problem.ts"
import { mailed } from "./messages/index.ts"
import { formatter } from "../../i18n/format.ts"
import { useLocale } from "../../i18n/locale.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { Alert } from "../../ui/Alert.tsx"
import { SubmitButton } from "../../ui/SubmitButton.tsx"
import { useForm } from "../../ui/useForm.ts"
import { AuthFrame } from "./auth/AuthFrame.tsx"
import styles from "./auth/Form.module.css"
import { useLinkToken } from "./auth/useLink.ts"

const SignIn = () => {
  const { keep } = useMessages(mailed)
  return (
    <div className={styles["actions"]}>
      <Button asChild size="3">
        <Link to="/auth">{keep.signIn}</Link>
      </Button>
    </div>
  )
}

/** Where someone who has just requested the deletion of their account arrives, signed out. */
const Scheduled = ({ due }: { readonly due: string }) => {
  const { keep, link } = useMessages(mailed)
  const locale = useLocale()
  const at = new Date(due)
  if (Number.isNaN(at.getTime())) return <AuthFrame title={link.missingTitle} sentence={link.missing} />
  return (
    <AuthFrame title={keep.scheduledTitle} sentence={keep.scheduled(formatter(locale).date(at))}>
      <p className={styles["paragraph"]}>{keep.mailed}</p>
    </AuthFrame>
  )
}

type Outcome = "kept" | "invalid"

const undo = (token: string): Promise<Outcome> =>
  api(UndoDeletion, { body: { token } }).then(
    () => "kept",
    (error: unknown) => {
      if (problemOf(error).code === "link_invalid") return "invalid"
      throw error
    }
  )

interface KeepProps {
  readonly token: string
  readonly onDone: (outcome: Outcome) => void
}

/** A press of a button, because programs that check emails open links, too. */
const Keep = ({ token, onDone }: KeepProps) => {
  const { keep } = useMessages(mailed)
  const form = useForm({ initial: {}, submit: async () => onDone(await undo(token)) })
  return (
    <form {...form.element} className={styles["form"]}>
      <Alert error={form.formError} />
      <SubmitButton size="3" busy={form.busy} busyText={keep.busy}>
        {keep.submit}
      </SubmitButton>
    </form>
  )
}

/** The target of the link in the email about the deletion of an account. */
export const KeepAccountPage = () => {
  const { keep, link, verify } = useMessages(mailed)
  const token = useLinkToken()
  const [search] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome>()
  const due = search.get("due")
  if (token === undefined && due !== null) return <Scheduled due={due} />
  if (token === undefined || outcome !== undefined) {
    const [title, sentence] =
      outcome === "kept"
        ? [keep.doneTitle, keep.done]
        : outcome === "invalid"
          ? [verify.failedTitle, keep.invalid]
          : [link.missingTitle, link.missing]
    return (
      <AuthFrame title={title} sentence={<output>{sentence}</output>}>
        <SignIn />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={keep.title} sentence={keep.sentence}>
      <Keep token={token} onDone={setOutcome} />
    </AuthFrame>
  )
}

export const Component = KeepAccountPage
