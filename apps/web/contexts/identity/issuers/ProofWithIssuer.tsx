import type { IdentityView } from "#identity/contract"
import { Button, Dialog, Flex } from "@radix-ui/themes"
import { useCommand } from "../../../api/useCommand.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { issuers } from "../messages/issuers.ts"
import { departWith } from "./departure.ts"

interface Props {
  readonly identities: ReadonlyArray<IdentityView>
  readonly onClose: () => void
}

/** Leaves for a service to prove who the person is. That reloads the page, so they repeat what they were doing. */
export const ProofWithIssuer = ({ identities, onClose }: Props) => {
  const m = useMessages(issuers)
  const { cancel } = useMessages(common)
  const prove = useCommand({ send: (connection: string) => departWith(connection, "prove") })
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="440px">
        <Dialog.Title as="h2" size="5">
          {m.proof.title}
        </Dialog.Title>
        <Dialog.Description>{m.proof.about}</Dialog.Description>
        <Flex mt="5" gap="3" justify="end" wrap="wrap">
          <Dialog.Close>
            <Button variant="surface" color="gray">
              {cancel}
            </Button>
          </Dialog.Close>
          {identities.map(({ connection, name }) => (
            <OnlineButton key={connection} loading={prove.isPending} onClick={() => prove.mutate(connection)}>
              {m.continueWith(name)}
            </OnlineButton>
          ))}
        </Flex>
      </Dialog.Content>
    </DialogRoot>
  )
}
