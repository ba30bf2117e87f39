import { Button, TextField } from "@radix-ui/themes"
import { useMessages } from "../../../i18n/useMessages.ts"
import flow from "../../fleet/handovers/Flow.module.css"
import { SignaturePad } from "../../fleet/handovers/SignaturePad.tsx"
import { filling as catalogue } from "../messages/pages.ts"
import { answerOf } from "../offline/answers.ts"
import type { Filling } from "./Filling.ts"

interface Props {
  readonly filling: Filling
  /** The item's key. */
  readonly name: string
  readonly label: string
}

/** A signature, drawn with a finger, and the name of the person who signs. */
export const SignatureAnswer = ({ filling, name, label }: Props) => {
  const m = useMessages(catalogue).signature
  const { strokes, text } = answerOf(filling.answers, name)
  const sign = (drawn: string) =>
    filling.change(name, { strokes: drawn, ...(text === "" && { text: filling.person }) })
  return (
    <>
      <SignaturePad strokes={strokes} label={label} hint={m.hint} onChange={sign} />
      <div className={flow["signerName"]}>
        <TextField.Root
          size="3"
          autoComplete="off"
          maxLength={120}
          aria-label={m.name}
          placeholder={m.name}
          value={text}
          onChange={({ target }) => filling.change(name, { text: target.value })}
        />
        <Button
          type="button"
          size="3"
          variant="soft"
          color="gray"
          aria-label={m.clearOf(label)}
          disabled={strokes === ""}
          onClick={() => filling.change(name, { strokes: "" })}
        >
          {m.clear}
        </Button>
      </div>
    </>
  )
}
