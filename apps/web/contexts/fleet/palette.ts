import type { PalettePart } from "../../app/palette/PalettePart.ts"
import { fleetInShell } from "./messages/index.ts"
import { useVehicleSearch } from "./useVehicleSearch.ts"

export const palette: PalettePart = {
  searches: [{ title: fleetInShell.text(({ page }) => page.title), useRecords: useVehicleSearch }]
}
