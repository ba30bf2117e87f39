import { Checkbox, Text } from "@radix-ui/themes"
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
      <fieldset className={styles["people"]} aria-label={m.several}>
        {people.map(({ id, name }) => (
          <Text key={id} as="label" size="2">
            <Checkbox
              checked={chosen.includes(id)}
              onCheckedChange={(checked) =>
                onChange(checked === true ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {name}
          </Text>
        ))}
      </fieldset>
      <output className={styles["needs"]}>{m.selectedPeople(chosen.length)}</output>
    </div>
  )
}
