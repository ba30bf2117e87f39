import { CONTEXTS } from "../../contexts/manifests.ts"
import type { HandoverNotice } from "./HandoverNotice.ts"

const files = import.meta.glob<ReadonlyArray<HandoverNotice>>("../../contexts/*/handoverNotices.ts", {
  eager: true,
  import: "handoverNotices"
})

/** What other contexts show when a vehicle is handed over, in the order of the manifests. */
export const HANDOVER_NOTICES: ReadonlyArray<HandoverNotice> = CONTEXTS.flatMap(
  ({ name }) => files[`../../contexts/${name}/handoverNotices.ts`] ?? []
)
