import { CheckboxGroup } from "@radix-ui/themes"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "../Form.module.css"
import type { Recipient } from "../recipients.ts"

interface Props {
  readonly people: ReadonlyArray<Recipient>
  readonly chosen: ReadonlyArray<string>
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

/** Several recipients, each with a checkbox. */
export const PeopleChoice = ({ people, chosen, onChange }: Props) => {
  const m = useMessages(messaging).compose
  return (
    <div>
      <CheckboxGroup.Root
        className={styles["people"] ?? ""}
        aria-label={m.several}
        value={[...chosen]}
        onValueChange={onChange}
      >
        {people.map(({ id, name }) => (
          <CheckboxGroup.Item key={id} value={id}>
            {name}
          </CheckboxGroup.Item>
        ))}
      </CheckboxGroup.Root>
      <output className={styles["needs"]}>{m.selectedPeople(chosen.length)}</output>
    </div>
  )
}
