import type { HandoverDirection } from "#fleet/contract"
import { Button } from "@radix-ui/themes"
import { useActionContext } from "../../../app/actions/useActionContext.ts"
import { withMessages } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { type AssignmentProps, useMayHandOver } from "../assignments/assignments.ts"
import { fleet, meters } from "../messages/index.ts"
import { handovers } from "../messages/pages.ts"

interface Props extends AssignmentProps {
  /** Whether it is what most people do next on the page. */
  readonly isMain?: boolean
}

/**
 * Begins the handover that an assignment needs next: out if it is planned, in if it is active. Its dialog is the app's: once
 * it is recorded, this button is gone.
 */
export const HandoverButton = ({ isMain = false, ...props }: Props) => {
  const m = useMessages(handovers)
  const { show } = useActionContext()
  const { state } = props.assignment
  if (!useMayHandOver(props) || state === "ended" || state === "cancelled") return null
  const direction: HandoverDirection = state === "planned" ? "out" : "in"
  const load = withMessages(
    async () => (await import("./HandoverDialog.tsx")).HandoverDialog,
    fleet,
    handovers,
    meters
  )
  return (
    <Button
      {...(!isMain && { variant: "surface", color: "gray" })}
      onClick={() => show(load, { ...props, direction })}
    >
      {direction === "out" ? m.handOut : m.handIn}
    </Button>
  )
}
