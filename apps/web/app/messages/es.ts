import type { Messages } from "../../i18n/catalogue.ts"

export { messages as actions } from "./actions.es.ts"
export { messages as shell } from "./shell.es.ts"

/** By the path of their file. */
export const contexts = import.meta.glob<Messages>("../../contexts/*/messages/shell.es.ts", {
  eager: true,
  import: "messages"
})
