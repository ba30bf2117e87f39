import { Button } from "@radix-ui/themes"
import { messaging } from "../../../i18n/en/messaging.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { useCreateOrganization } from "../useCreateOrganization.tsx"

/** Nobody to write to: the way to a first organization. */
export const NoOrganization = () => {
  const m = useMessages(messaging).noOrganization
  const { create, dialog } = useCreateOrganization()
  const action = (
    <Button variant="surface" color="gray" onClick={create}>
      {m.create}
    </Button>
  )
  return (
    <>
      <EmptyState title={m.title} level="h3" action={action}>
        {m.sentence}
      </EmptyState>
      {dialog}
    </>
  )
}
