import { Button, Dialog } from "@radix-ui/themes"
import { Printer } from "lucide-react"
import { useState } from "react"
import { currentLocale, isLocale } from "../../../i18n/locale.ts"
import { LOCALES } from "../../../i18n/locales.ts"
import { common } from "../../../i18n/messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CopyField } from "../../../ui/CopyField.tsx"
import dialog from "../../../ui/Dialog.module.css"
import { FormField } from "../../../ui/FormField.tsx"
import { NamedOptions } from "../../../ui/options.tsx"
import { QrCode } from "../../../ui/QrCode.tsx"
import { Select } from "../../../ui/Select.tsx"
import { stickers } from "../messages/pages.ts"
import styles from "./Stickers.module.css"

interface Props {
  readonly vehicle: string
  readonly path: string
  readonly onDone: () => void
}

/** A sticker to print: its code, the vehicle, and what it is for in the language of those who scan it. */
export const NewSticker = ({ vehicle, path, onDone }: Props) => {
  const { new: m, sheet } = useMessages(stickers)
  const { language: languages } = useMessages(common)
  const [language, setLanguage] = useState(currentLocale)
  const url = `${location.origin}${path}`
  return (
    <>
      <Dialog.Title as="h2" size="5">
        {m.title}
      </Dialog.Title>
      <Dialog.Description>{m.about}</Dialog.Description>
      <div className={dialog["form"]}>
        <div className={styles["sheet"]} lang={language}>
          <QrCode text={url} label={m.label(vehicle)}>
            <div>
              <p className={styles["vehicle"]}>{vehicle}</p>
              <p>{sheet[language]}</p>
            </div>
          </QrCode>
        </div>
        <FormField label={m.language}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)}
            >
              <NamedOptions values={LOCALES} names={languages} />
            </Select>
          )}
        </FormField>
        <CopyField label={m.link} value={url} />
      </div>
      <div className={dialog["actions"]}>
        <Button variant="surface" color="gray" onClick={onDone}>
          {m.done}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {m.print}
        </Button>
      </div>
    </>
  )
}
