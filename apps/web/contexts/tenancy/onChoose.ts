import { createContext } from "react"

/** Called after an organization was chosen, for the menu that contains the choice. */
export const OnChoose = createContext<(() => void) | undefined>(undefined)
