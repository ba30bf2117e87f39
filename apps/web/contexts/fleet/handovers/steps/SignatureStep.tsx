import { type Signature, SignerRole } from "#fleet/contract"
import { Button, TextField } from "@radix-ui/themes"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { FormField } from "../../../../ui/FormField.tsx"
import { handovers } from "../../messages/pages.ts"
import styles from "../Flow.module.css"
import { SignaturePad } from "../SignaturePad.tsx"
import type { Flow, FlowProps } from "../useFlow.ts"

interface SignerProps {
  readonly flow: Flow
  readonly role: SignerRole
  readonly who: string
}

const Signer = ({ flow, role, who }: SignerProps) => {
  const m = useMessages(handovers).signature
  const { draft, change } = flow
  const name = role === "driver" ? flow.names.driver : flow.staffName
  const signature = draft.signatures.find((one) => one.role === role) ?? { role, name, strokes: "" }
  const set = (part: Partial<Signature>) =>
    change({
      signatures: [...draft.signatures.filter((one) => one.role !== role), { ...signature, ...part }]
    })
  return (
    <fieldset className={styles["signer"]}>
      <legend>{who}</legend>
      <SignaturePad
        strokes={signature.strokes}
        label={m.pad(who)}
        hint={m.hint}
        onChange={(strokes) => set({ strokes })}
      />
      <div className={styles["signerName"]}>
        <FormField label={m.name}>
          {(control) => (
            <TextField.Root
              autoComplete="off"
              maxLength={120}
              {...control}
              value={signature.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </FormField>
        <Button
          variant="soft"
          color="gray"
          aria-label={m.clearOf(who)}
          disabled={signature.strokes === ""}
          onClick={() => set({ strokes: "" })}
        >
          {m.clear}
        </Button>
      </div>
    </fieldset>
  )
}

/** The signatures of the driver and of the person on the other side. */
export const SignatureStep = ({ flow, direction }: FlowProps & { readonly flow: Flow }) => {
  const m = useMessages(handovers).signature
  const words = { ...m.roles, ...(direction === "in" && { staff: m.staffIn }) }
  return (
    <>
      <p className={styles["about"]}>{m.about}</p>
      {SignerRole.literals.map((role) => (
        <Signer key={role} flow={flow} role={role} who={words[role]} />
      ))}
    </>
  )
}
