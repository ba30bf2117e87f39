import { INVITATIONS, ListInvitations } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { progressOf } from "../../app/setup/progressOf.ts"
import type { SetupStep } from "../../app/setup/SetupStep.ts"
import { inviteMember } from "./actions.ts"
import { tenancyInShell } from "./messages/index.ts"

const { text } = tenancyInShell

export const setup: ReadonlyArray<SetupStep> = [
  {
    id: "tenancy.create",
    order: 10,
    title: text((m) => m.setup.create.title),
    about: text((m) => m.setup.create.about),
    useProgress: () => "done"
  },
  {
    id: "tenancy.invite",
    order: 20,
    title: text((m) => m.setup.invite.title),
    about: text((m) => m.setup.invite.about),
    action: inviteMember,
    useProgress: ({ id }) =>
      progressOf(
        useQuery({
          queryKey: organizationKey(id, INVITATIONS, "any"),
          queryFn: () => api(ListInvitations, { params: { organizationId: id }, query: { limit: "1" } }),
          select: ({ items }) => (items.length > 0 ? "done" : "open")
        })
      )
  }
]
