import { ListPrograms, PROGRAMS } from "#maintenance/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { progressOf } from "../../app/setup/progressOf.ts"
import type { SetupStep } from "../../app/setup/SetupStep.ts"
import { openPrograms } from "./actions.ts"
import { maintenanceInShell } from "./messages/index.ts"

const { text } = maintenanceInShell

export const setup: ReadonlyArray<SetupStep> = [
  {
    id: "services.plan",
    order: 27,
    title: text((m) => m.setup.title),
    about: text((m) => m.setup.about),
    action: openPrograms,
    useProgress: ({ id }) =>
      progressOf(
        useQuery({
          queryKey: organizationKey(id, PROGRAMS, "any"),
          queryFn: () => api(ListPrograms, { params: { organizationId: id } }),
          select: ({ items }) => (items.length > 0 ? "done" : "open")
        })
      )
  }
]
