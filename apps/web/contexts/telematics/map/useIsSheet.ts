import { useMediaQuery } from "../../../ui/useMediaQuery.ts"

/** Whether the window is too narrow for the list beside the map. */
export const useIsSheet = () => useMediaQuery("(width < 1024px)")
