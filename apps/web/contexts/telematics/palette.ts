import { useQuery } from "@tanstack/react-query"
import type { PalettePart } from "../../app/palette/PalettePart.ts"
import { connectionQuery } from "./connection.ts"

export const palette: PalettePart = {
  // Whether DIMO can be connected at all.
  useActionData: () => void useQuery(connectionQuery)
}
