import { Checkbox, Text, TextField } from "@radix-ui/themes"
import { useState } from "react"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { matchesOf } from "../../../ui/matches.ts"
import styles from "../Form.module.css"
import type { Recipient } from "../recipients.ts"

interface Props {
  readonly people: ReadonlyArray<Recipient>
  readonly chosen: ReadonlyArray<string>
  readonly onChange: (ids: ReadonlyArray<string>) => void
}

/** A list of so many people is searched rather than read. */
const MANY = 10

/** Several recipients, each with a checkbox. */
export const PeopleChoice = ({ people, chosen, onChange }: Props) => {
  const m = useMessages(messaging).compose
  const [search, setSearch] = useState("")
  const shown = people.filter(({ name }) => search.trim() === "" || matchesOf(name, search).length > 0)
  return (
    <div>
      {people.length > MANY && (
        <TextField.Root
          mb="2"
          type="search"
          aria-label={m.searchPeople}
          placeholder={m.searchPeople}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter would send the message.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <fieldset className={styles["people"]} aria-label={m.several}>
        {shown.map(({ id, name }) => (
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
