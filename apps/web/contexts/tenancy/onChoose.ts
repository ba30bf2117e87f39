import { createContext } from "react"

/** What follows the choice of an organization, for the menu in which it is made. */
export const OnChoose = createContext<(() => void) | undefined>(undefined)
