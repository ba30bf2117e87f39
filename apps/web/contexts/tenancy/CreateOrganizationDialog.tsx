import { Dialog } from "@radix-ui/themes"
import { useNavigate } from "react-router"
import { tenancy } from "../../i18n/en/tenancy.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { FoundOrganizationForm } from "./FoundOrganizationForm.tsx"

/** One more organization, which becomes the current one and shows its page. */
export const CreateOrganizationDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { found } = useMessages(tenancy)
  const navigate = useNavigate()
  const show = () => {
    onClose()
    void navigate("/organization")
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="460px">
        <Dialog.Title as="h2" size="5">{found.title}</Dialog.Title>
        <Dialog.Description mb="4">{found.sentence}</Dialog.Description>
        <FoundOrganizationForm onFounded={show} />
      </Dialog.Content>
    </Dialog.Root>
  )
}
