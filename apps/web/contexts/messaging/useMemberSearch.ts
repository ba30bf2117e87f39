import { UserRound } from "lucide-react"
import type { UseRecordSearch } from "../../app/palette/PalettePart.ts"
import { matchesOf } from "../../ui/matches.ts"
import { loadCompose } from "./actions.ts"
import { messagingInShell } from "./messages/index.ts"
import { useRecipients } from "./recipients.ts"

const MAX_RESULTS = 6

/** Members by name, each with an action to write to them. Searches all members, which composing loads anyway. */
export const useMemberSearch: UseRecordSearch = (organization, typed) => {
  const allowed = organization?.can.includes("members.read") ? organization : undefined
  const { recipients, error } = useRecipients(allowed)
  const matching = recipients?.filter(({ name }) => matchesOf(name, typed).length > 0) ?? []
  return {
    records: matching.slice(0, MAX_RESULTS).map(({ id, name }) => ({
      id: `person.${id}`,
      title: messagingInShell.text((m) => m.writeTo(name)),
      icon: UserRound,
      needsConnection: false,
      run: ({ show }) => show(loadCompose, { recipientId: id })
    })),
    isPending: typed !== "" && allowed !== undefined && !recipients && !error,
    isError: Boolean(error)
  }
}
