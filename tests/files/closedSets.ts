import { FileView } from "#files/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "files.kind": FileView.fields.kind.literals
}
