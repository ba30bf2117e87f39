import { Button, Dialog } from "@radix-ui/themes"
import { useReturnFocus } from "../../ui/useReturnFocus.ts"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import { isVisible } from "../actions/Action.ts"
import { SHORTCUTS } from "../actions/shortcuts.ts"
import { ROW_SHORTCUTS } from "../../ui/table/rowActions.ts"
import { useActionContext } from "../actions/useActionContext.ts"
import { singleKeys } from "../singleKeys.ts"
import { usePersistedChoice } from "../usePersistedChoice.ts"
import { Keys } from "./Keys.tsx"
import styles from "./KeyboardSheet.module.css"
import { useHeading } from "./useHeading.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import { actions } from "../messages/index.ts"
import { common } from "../../i18n/messages/index.ts"

interface GroupProps {
  readonly heading: string
  readonly shortcuts: typeof SHORTCUTS
}

const Group = ({ heading, shortcuts }: GroupProps) => {
  const localize = useLocalize()
  return (
    <section className={styles["group"]}>
      <h3>{heading}</h3>
      <dl>
        {shortcuts.map(({ id, title, shortcut }) => (
          <div key={id}>
            <dt>{localize(title)}</dt>
            <dd>
              <Keys inWords keys={shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Every shortcut that is available here, in groups. */
export const KeyboardSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const m = useMessages(actions)
  const { close } = useMessages(common)
  const opener = useReturnFocus()
  const headingOf = useHeading()
  const context = useActionContext()
  const isOn = usePersistedChoice(singleKeys) === "on"
  const here = [...SHORTCUTS, ...ROW_SHORTCUTS].filter((action) => isVisible(action, context))
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="560px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.titles.keyboard}
        </Dialog.Title>
        <Dialog.Description color="gray" size="2">
          {isOn ? m.keyboard.sentence : m.keyboard.off}
        </Dialog.Description>
        <div className={styles["groups"]}>
          {[...Map.groupBy(here, ({ group }) => headingOf(group))].map(([heading, shortcuts]) => (
            <Group key={heading} heading={heading} shortcuts={shortcuts} />
          ))}
        </div>
        <div className={styles["actions"]}>
          <Dialog.Close>
            <Button variant="surface" color="gray">
              {close}
            </Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </DialogRoot>
  )
}
