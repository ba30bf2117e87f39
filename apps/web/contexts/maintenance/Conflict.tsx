import { Callout } from "@radix-ui/themes"
import { useMessages } from "../../i18n/useMessages.ts"
import vehicleForm from "../fleet/form/VehicleForm.module.css"
import { workshop } from "./messages/pages.ts"

export interface Difference {
  readonly label: string
  readonly value: string
}

/** The labelled texts that differ from those before. */
export const differencesOf = (
  before: ReadonlyArray<Difference>,
  after: ReadonlyArray<Difference>
): ReadonlyArray<Difference> => after.filter(({ value }, at) => value !== before[at]?.value)

/** What a colleague changed while a form was open. */
export const Conflict = ({ theirs }: { readonly theirs: ReadonlyArray<Difference> }) => {
  const { conflict: m, none } = useMessages(workshop)
  return (
    <Callout.Root role="alert" color="amber">
      <Callout.Text>
        <b>{m.title}</b>
      </Callout.Text>
      <Callout.Text>{m.sentence}</Callout.Text>
      <ul className={vehicleForm["changes"]}>
        {theirs.map(({ label, value }) => (
          <li key={label}>{m.theirs(label, value || none)}</li>
        ))}
      </ul>
    </Callout.Root>
  )
}
