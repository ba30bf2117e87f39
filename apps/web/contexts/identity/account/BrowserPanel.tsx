import { Button, SegmentedControl, Switch } from "@radix-ui/themes"
import { useId } from "react"
import type { Action } from "../../../app/actions/Action.ts"
import { densityActions, themeActions } from "../../../app/actions/choices.ts"
import { showKeyboard } from "../../../app/actions/shellActions.ts"
import { useRunAction } from "../../../app/actions/useActionContext.ts"
import { density } from "../../../app/density.ts"
import { singleKeys } from "../../../app/singleKeys.ts"
import { theme } from "../../../app/theme.ts"
import { usePersistedChoice } from "../../../app/usePersistedChoice.ts"
import { Panel } from "../../../ui/Panel.tsx"
import styles from "./Browser.module.css"
import { useMessages, useLocalize } from "../../../i18n/useMessages.ts"
import { actions } from "../../../app/messages/index.ts"
import { common } from "../../../i18n/messages/index.ts"

interface ChoicesProps {
  readonly label: string
  readonly choices: ReadonlyArray<Action>
}

const Choices = ({ label, choices }: ChoicesProps) => {
  const localize = useLocalize()
  const run = useRunAction()
  const id = useId()
  return (
    <div className={styles["line"]}>
      <span id={id}>{label}</span>
      <SegmentedControl.Root
        aria-labelledby={id}
        value={choices.find(({ isOn }) => isOn?.())?.id ?? ""}
        onValueChange={(chosen) => {
          const choice = choices.find((one) => one.id === chosen)
          if (choice) run(choice)
        }}
      >
        {choices.map((choice) => (
          <SegmentedControl.Item key={choice.id} value={choice.id}>
            {localize(choice.title)}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
    </div>
  )
}

const SingleKeys = () => {
  const { browser } = useMessages(actions)
  const isOn = usePersistedChoice(singleKeys) === "on"
  const id = useId()
  return (
    <div className={styles["line"]}>
      <span>
        <label htmlFor={id}>{browser.keys}</label>
        <small id={`${id}-about`}>{browser.keysAbout}</small>
      </span>
      <Switch
        id={id}
        aria-describedby={`${id}-about`}
        checked={isOn}
        onCheckedChange={(wanted) => singleKeys.choose(wanted ? "on" : "off")}
      />
    </div>
  )
}

/** Settings stored in this browser: theme, row height, and whether single-key shortcuts are enabled. */
export const BrowserPanel = () => {
  const m = useMessages(actions)
  const texts = useMessages(common)
  const run = useRunAction()
  usePersistedChoice(theme)
  usePersistedChoice(density)
  return (
    <Panel title={m.browser.title} about={m.browser.about}>
      <Choices label={texts.theme.label} choices={themeActions} />
      <Choices label={m.density.label} choices={densityActions} />
      <SingleKeys />
      <div className={styles["end"]}>
        <Button variant="surface" color="gray" onClick={() => run(showKeyboard)}>
          <showKeyboard.icon size={16} aria-hidden="true" /> {m.browser.show}
        </Button>
      </div>
    </Panel>
  )
}
