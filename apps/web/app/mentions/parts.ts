/* oxlint-disable react/hooks -- The list never changes, so its hooks keep their order. */
import type { Organization } from "#tenancy/contract"
import { CONTEXTS } from "../../contexts/manifests.ts"
import type { MentionPart } from "./MentionPart.ts"

const files = import.meta.glob<MentionPart>("../../contexts/*/mentions.ts", {
  eager: true,
  import: "mentions"
})

/** In the order of the manifests. */
const PARTS = CONTEXTS.flatMap(({ name }) => files[`../../contexts/${name}/mentions.ts`] ?? [])

export const canMention = (organization: Organization): boolean =>
  PARTS.some(({ isVisible }) => isVisible(organization))

/** Searches the records of every context. */
export const useMentionables = (organization: Organization | undefined, typed: string) => {
  const results = PARTS.map(({ useRecords }) => useRecords(organization, typed))
  return {
    records: results.flatMap(({ records }) => records),
    isPending: results.some(({ isPending }) => isPending)
  }
}
