import { type Vin, vinIn } from "#fleet/contract"
import { Button, Dialog, TextField } from "@radix-ui/themes"
import { type FormEvent, useEffect, useState } from "react"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogRoot } from "../../../ui/DialogRoot.tsx"
import { FormField } from "../../../ui/FormField.tsx"
import { useReturnFocus } from "../../../ui/useReturnFocus.ts"
import { vin as vinMessages } from "../messages/pages.ts"
import { openBarcodeReader } from "./barcodeReader.ts"
import { ChoosePhoto } from "./ChoosePhoto.tsx"
import styles from "./Scan.module.css"
import { usePhoto } from "./usePhoto.ts"
import { Viewfinder } from "./Viewfinder.tsx"
import { VinNotice } from "./VinNotice.tsx"

interface Props {
  /** Called with a VIN that was scanned or typed. The dialog should close. */
  readonly onScan: (vin: Vin) => void
  readonly onClose: () => void
}

const useReader = () => {
  const [reader] = useState(openBarcodeReader)
  useEffect(() => () => reader.close(), [reader])
  return reader
}

interface TypedProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly onScan: (vin: Vin) => void
}

/** Typing is always possible. */
const TypedVin = ({ text, setText, onScan }: TypedProps) => {
  const m = useMessages(vinMessages)
  const { cancel } = useMessages(common)
  const [error, setError] = useState<string>()
  const change = (to: string) => {
    setText(to)
    setError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog may be within another form.
    event.stopPropagation()
    const vin = vinIn(text)
    if (vin === undefined) setError(m.invalid)
    else onScan(vin)
  }
  return (
    <form noValidate onSubmit={submit} className={styles["form"]}>
      <FormField label={m.vin} error={error}>
        {(control) => (
          <TextField.Root
            {...control}
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={styles["vin"] ?? ""}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </FormField>
      <VinNotice text={text} onChoose={change} />
      <div className={styles["actions"]}>
        <Dialog.Close>
          <Button type="button" variant="surface" color="gray">
            {cancel}
          </Button>
        </Dialog.Close>
        <Button type="submit">{m.use}</Button>
      </div>
    </form>
  )
}

/** Reads a VIN with the camera, from a photo or from the keyboard. */
export const ScanVinDialog = ({ onScan, onClose }: Props) => {
  const m = useMessages(vinMessages)
  const [text, setText] = useState("")
  const [isBroken, setIsBroken] = useState(false)
  const reader = useReader()
  const photo = usePhoto(reader, { onFound: onScan, onDoubtful: setText })
  const opener = useReturnFocus()
  const problem = isBroken ? m.notLoaded : photo.state === "none" ? undefined : m[photo.state]
  return (
    <DialogRoot onOpenChange={onClose}>
      <Dialog.Content maxWidth="520px" {...opener}>
        <Dialog.Title as="h2" size="5">
          {m.title}
        </Dialog.Title>
        <Dialog.Description mb="4">{m.about}</Dialog.Description>
        <div className={styles["sources"]}>
          <Viewfinder reader={reader} onFound={onScan} onFailure={() => setIsBroken(true)} />
          <ChoosePhoto busy={photo.state === "reading"} onChoose={(file) => void photo.read(file)} />
        </div>
        {problem && <output className={styles["problem"]}>{problem}</output>}
        <TypedVin text={text} setText={setText} onScan={onScan} />
      </Dialog.Content>
    </DialogRoot>
  )
}
