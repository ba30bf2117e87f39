import type { PalettePart } from "../../app/palette/PalettePart.ts"
import { customersInShell } from "./messages/index.ts"
import { useCustomerSearch } from "./useCustomerSearch.ts"

export const palette: PalettePart = {
  searches: [{ title: customersInShell.text(({ page }) => page.title), useRecords: useCustomerSearch }]
}
