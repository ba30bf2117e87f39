import { CUSTOMERS, ListCustomers } from "#customers/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import { progressOf } from "../../app/setup/progressOf.ts"
import type { SetupStep } from "../../app/setup/SetupStep.ts"
import { addCustomer } from "./actions.ts"
import { customersInShell } from "./messages/index.ts"

const { text } = customersInShell

export const setup: ReadonlyArray<SetupStep> = [
  {
    id: "customers.add",
    order: 30,
    title: text((m) => m.setup.title),
    about: text((m) => m.setup.about),
    action: addCustomer,
    useProgress: ({ id }) =>
      progressOf(
        useQuery({
          queryKey: organizationKey(id, CUSTOMERS, "any"),
          queryFn: () => api(ListCustomers, { params: { organizationId: id }, query: { limit: "1" } }),
          select: ({ items }) => (items.length > 0 ? "done" : "open")
        })
      )
  }
]
