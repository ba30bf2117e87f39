import type { GoAction } from "./Action.ts"

/** The action that navigates to a page. */
export const goTo = ({
  to,
  ...rest
}: Omit<GoAction, "id" | "group" | "needsConnection" | "run">): GoAction => ({
  ...rest,
  id: `go.${to}`,
  group: "go",
  to,
  needsConnection: false,
  run: ({ go }) => go(to)
})
