import type { Organization } from "#tenancy/contract"
import { isVisible } from "../../app/actions/Action.ts"
import { ActionButton } from "../../app/actions/ActionButton.tsx"
import { useActionContext } from "../../app/actions/useActionContext.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { EmptyState } from "../../ui/EmptyState.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { addVehicle } from "../fleet/actions.ts"
import { operations } from "./messages/index.ts"
import { NextSteps } from "./NextSteps.tsx"
import { QuickLinks } from "./QuickLinks.tsx"
import { SampleOffer } from "./Sample.tsx"

const NoVehicles = () => {
  const { title, about, ask } = useMessages(operations).noVehicles
  const mayAdd = isVisible(addVehicle, useActionContext())
  return (
    <Panel flush>
      <EmptyState title={title} {...(mayAdd && { action: <ActionButton action={addVehicle} /> })}>
        {mayAdd ? about : ask}
      </EmptyState>
    </Panel>
  )
}

/** In place of numbers that are all zero: what to do next. */
export const EmptyFleet = ({ organization }: { readonly organization: Organization }) => (
  <NextSteps organization={organization} otherwise={<NoVehicles />}>
    <SampleOffer organization={organization} />
    <Panel flush>
      <QuickLinks />
    </Panel>
  </NextSteps>
)
