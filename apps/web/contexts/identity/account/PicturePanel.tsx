import type { User } from "#identity/contract"
import { Button } from "@radix-ui/themes"
import { useRef } from "react"
import { account } from "../messages/index.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Avatar } from "../../../ui/Avatar.tsx"
import { Panel } from "../../../ui/Panel.tsx"
import styles from "./Account.module.css"
import { usePicture } from "./usePicture.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"

interface ChooseProps {
  readonly label: string
  readonly onChoose: (file: File) => void
}

const ChooseButton = ({ label, onChoose }: ChooseProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // So that choosing the same file again triggers a change.
          target.value = ""
        }}
      />
      <Button variant="surface" color="gray" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

/** The user's picture: shown, chosen with a preview, removed. Initials if there is none. */
export const PicturePanel = ({ me }: { readonly me: User }) => {
  const m = useMessages(account).picture
  const { cancel } = useMessages(common)
  const { chosen, choose, discard, use, remove } = usePicture()
  const pick = (file: File) => void choose(file)
  return (
    <Panel title={m.title} about={m.about}>
      <div className={styles["picture"]}>
        {chosen ? (
          <img src={chosen.url} alt={m.preview} />
        ) : (
          <Avatar name={me.full_name || me.email} url={me.avatar_url} size="5" />
        )}
        <div className={styles["buttons"]}>
          {chosen && (
            <OnlineButton loading={use.isPending} onClick={() => use.mutate(chosen)}>
              {m.use}
            </OnlineButton>
          )}
          <ChooseButton label={chosen || me.avatar_url ? m.another : m.choose} onChoose={pick} />
          {chosen && (
            <Button variant="soft" color="gray" disabled={use.isPending} onClick={discard}>
              {cancel}
            </Button>
          )}
          {!chosen && me.avatar_url && (
            <OnlineButton
              variant="surface"
              color="gray"
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {m.remove}
            </OnlineButton>
          )}
        </div>
      </div>
    </Panel>
  )
}
