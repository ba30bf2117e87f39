import { Button } from "@radix-ui/themes"
import { Image } from "lucide-react"
import { useRef } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { vin as vinMessages } from "../messages/pages.ts"

interface Props {
  readonly busy: boolean
  readonly onChoose: (photo: File) => void
}

/** For a photo that was taken before, or with a better camera. */
export const ChoosePhoto = ({ busy, onChoose }: Props) => {
  const m = useMessages(vinMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={m.photo}
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          // So that choosing the same file again triggers a change.
          target.value = ""
          if (photo) onChoose(photo)
        }}
      />
      <Button
        type="button"
        variant="surface"
        color="gray"
        loading={busy}
        onClick={() => input.current?.click()}
      >
        <Image size={16} strokeWidth={1.75} aria-hidden="true" />
        {m.choosePhoto}
      </Button>
    </>
  )
}
