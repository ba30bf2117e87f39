import { Link } from "@radix-ui/themes"
import { useQuery } from "@tanstack/react-query"
import { useMessages } from "../../i18n/useMessages.ts"
import { billingInShell } from "./messages/index.ts"
import { supportQuery } from "./support.ts"

/** Whom to contact in order to continue after the trial. Nothing until that is known. */
export const SupportContact = () => {
  const m = useMessages(billingInShell).trialEnded
  const { data } = useQuery(supportQuery)
  if (!data) return null
  if (data.email === null) return m.contactOperator
  return (
    <>
      {m.contact} <Link href={`mailto:${data.email}`}>{data.email}</Link>.
    </>
  )
}
