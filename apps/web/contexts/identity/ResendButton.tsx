import { ResendVerification } from "#identity/contract"
import { useQueryClient } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { problemOf, useProblemText } from "../../api/problem.ts"
import { useCommand } from "../../api/useCommand.ts"
import { identityInShell } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { notify } from "../../ui/toast.ts"
import { meQuery } from "./me.ts"
import { OnlineButton } from "../../ui/OnlineButton.tsx"

interface Props {
  readonly email: string
  readonly size?: "1" | "2" | "3"
}

/** Sends the verification email again and confirms with a toast. */
export const ResendButton = ({ email, size = "2" }: Props) => {
  const { verification } = useMessages(identityInShell)
  const problemText = useProblemText()
  const client = useQueryClient()
  const resend = useCommand({
    send: () => api(ResendVerification, {}),
    done: () => verification.resent(email),
    onFailed: (error) => {
      // Verified in another tab or on another device in the meantime: reload what the page knows.
      if (problemOf(error).code === "already_verified")
        void client.invalidateQueries({ queryKey: meQuery.queryKey })
      notify.error(problemText(error))
    }
  })
  return (
    <OnlineButton
      variant="surface"
      color="gray"
      size={size}
      loading={resend.isPending}
      onClick={() => resend.mutate()}
    >
      {verification.resend}
    </OnlineButton>
  )
}
