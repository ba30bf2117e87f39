import type { PalettePart } from "../../app/palette/PalettePart.ts"
import { messagingInShell } from "./messages/index.ts"
import { useMemberSearch } from "./useMemberSearch.ts"

export const palette: PalettePart = {
  searches: [{ title: messagingInShell.text((m) => m.people), useRecords: useMemberSearch }]
}
