import type { MentionPart } from "../../app/mentions/MentionPart.ts"
import { useFoundCustomers } from "./useCustomerSearch.ts"

export const mentions: MentionPart = {
  isVisible: ({ can }) => can.includes("customers.read"),
  useRecords: (organization, typed) => {
    const { customers, isPending } = useFoundCustomers(organization, typed)
    const records = customers.map(({ id, name, email, phone }) => ({
      id,
      name,
      ...((email ?? phone) && { about: email ?? phone ?? "" }),
      path: `/customers?customer=${id}`
    }))
    return { records, isPending }
  }
}
