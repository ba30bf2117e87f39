import { Button, Dialog } from "@radix-ui/themes"
import { useOpener } from "../../ui/useOpener.ts"
import { type Action, isVisible } from "../actions/Action.ts"
import { SHORTCUTS } from "../actions/shortcuts.ts"
import { useActionContext } from "../actions/useActionContext.ts"
import { useWords } from "../actions/words.ts"
import { singleKeys } from "../singleKeys.ts"
import { usePersistedChoice } from "../usePersistedChoice.ts"
import { Keys } from "./Keys.tsx"
import styles from "./KeyboardSheet.module.css"

interface GroupProps {
  readonly group: Action["group"]
  readonly shortcuts: typeof SHORTCUTS
}

const Group = ({ group, shortcuts }: GroupProps) => {
  const words = useWords()
  return (
    <section className={styles["group"]}>
      <h3>{words.actions.groups[group]}</h3>
      <dl>
        {shortcuts.map(({ id, title, shortcut }) => (
          <div key={id}>
            <dt>{title(words)}</dt>
            <dd>
              <Keys inWords keys={shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Every shortcut that works here, in groups. */
export const KeyboardSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { actions, common } = useWords()
  const opener = useOpener()
  const context = useActionContext()
  const isOn = usePersistedChoice(singleKeys) === "on"
  const here = SHORTCUTS.filter((action) => isVisible(action, context))
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content maxWidth="560px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {actions.titles.keyboard}
        </Dialog.Title>
        <Dialog.Description color="gray" size="2">
          {isOn ? actions.keyboard.sentence : actions.keyboard.off}
        </Dialog.Description>
        <div className={styles["groups"]}>
          {[...Map.groupBy(here, ({ group }) => group)].map(([group, shortcuts]) => (
            <Group key={group} group={group} shortcuts={shortcuts} />
          ))}
        </div>
        <div className={styles["actions"]}>
          <Dialog.Close>
            <Button variant="surface" color="gray">
              {common.close}
            </Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
