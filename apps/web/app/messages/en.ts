import type { Messages } from "../../i18n/catalogue.ts"

export { messages as actions } from "./actions.en.ts"
export { messages as shell } from "./shell.en.ts"

/** By the path of their file. */
export const contexts = import.meta.glob<Messages>("../../contexts/*/messages/shell.en.ts", {
  eager: true,
  import: "messages"
})
