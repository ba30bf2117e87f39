import type { FormItem } from "#inspections/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { MarkedDrawing } from "../../fleet/handovers/MarkedDrawing.tsx"
import { NewMarks } from "../../fleet/handovers/MarkRow.tsx"
import { filling as catalogue } from "../messages/pages.ts"
import { answerOf } from "../offline/answers.ts"
import { Choice } from "./Choice.tsx"
import type { Filling } from "./Filling.ts"

interface Props {
  readonly filling: Filling
  readonly item: FormItem
  readonly label: string
}

/** Damage on a drawing of the vehicle, or that there is none. */
export const DamageMap = ({ filling, item, label }: Props) => {
  const m = useMessages(catalogue)
  const { organization, kind, photos } = filling
  const { marks, choice } = answerOf(filling.answers, item.key)
  return (
    <>
      {marks.length === 0 && (
        <Choice
          label={label}
          options={[{ value: "pass", label: m.noDamage, tone: "go" }]}
          value={choice}
          onChoose={(value) => filling.change(item.key, { choice: value })}
        />
      )}
      <MarkedDrawing
        organization={organization}
        kind={kind}
        marks={marks}
        photos={photos}
        size="3"
        onChange={(after) => filling.change(item.key, { marks: after, choice: "" })}
        renderList={(edit) =>
          marks.length > 0 && <NewMarks organization={organization} marks={marks} onEdit={edit} />
        }
      />
    </>
  )
}
