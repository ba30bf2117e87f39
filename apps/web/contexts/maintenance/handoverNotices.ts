import type { HandoverNotice } from "../../app/handovers/HandoverNotice.ts"
import { withMessages } from "../../i18n/locale.ts"
import { defects } from "./messages/pages.ts"

export const handoverNotices: ReadonlyArray<HandoverNotice> = [
  {
    name: "repairs",
    isVisible: ({ can }) => can.includes("defects.read"),
    load: withMessages(
      async () => (await import("./defects/RepairsAtHandover.tsx")).RepairsAtHandover,
      defects
    )
  }
]
