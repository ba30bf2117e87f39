import { useMessages } from "../../../i18n/useMessages.ts"
import { LongInput, TextInput } from "../../../ui/inputs.tsx"
import { occupancy } from "../messages/pages.ts"

interface Props {
  readonly form: Parameters<typeof LongInput<"held_for" | "note">>[0]["form"]
}

/** For whom the vehicle is taken, and what else there is to say. */
export const About = ({ form }: Props) => {
  const m = useMessages(occupancy).form
  return (
    <>
      <TextInput form={form} name="held_for" label={m.heldFor} hint={m.heldForHint} optional />
      <LongInput form={form} name="note" label={m.note} optional />
    </>
  )
}
