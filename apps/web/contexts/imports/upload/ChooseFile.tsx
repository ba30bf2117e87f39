import { DownloadTemplate, type ImportId, type TargetView } from "#imports/contract"
import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { FileDown, FileSpreadsheet } from "lucide-react"
import { useRef } from "react"
import { api } from "../../../api/client.ts"
import { useLocale } from "../../../i18n/locale.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { ProgressBar } from "../../../ui/ProgressBar.tsx"
import { saveFile } from "../../../ui/saveFile.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import styles from "../Imports.module.css"
import { imports } from "../messages/index.ts"
import { DASHES, usePercent } from "../usePercent.ts"
import { useDropAndPaste } from "./useDropAndPaste.ts"
import { useUpload } from "./useUpload.ts"

interface Props {
  readonly organization: Organization
  readonly target: TargetView
  readonly onUploaded: (id: ImportId) => void
}

const ACCEPTED =
  ".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

const Template = ({ organization, target }: Pick<Props, "organization" | "target">) => {
  const m = useMessages(imports).choose
  const language = useLocale()
  const download = useOrganizationCommand(organization, {
    send: () =>
      api(DownloadTemplate, {
        params: { organizationId: organization.id, target: target.name },
        query: { language }
      }),
    onDone: ({ bytes, contentType }) =>
      saveFile(`${target.name}.csv`, new Blob([new Uint8Array(bytes)], { type: contentType }))
  })
  return (
    <div className={styles["submit"]}>
      <OnlineButton
        variant="surface"
        color="gray"
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <FileDown size={16} aria-hidden="true" />
        {m.template}
      </OnlineButton>
    </div>
  )
}

const Sending = ({ sent, cancel }: { readonly sent: number; readonly cancel: () => void }) => {
  const m = useMessages(imports).choose
  const percent = usePercent()
  return (
    <div className={styles["stage"]}>
      <ProgressBar value={Math.floor(sent * DASHES)} max={DASHES} label={m.uploading(percent(sent))} />
      <div className={styles["submit"]}>
        <Button variant="surface" color="gray" onClick={cancel}>
          {m.cancel}
        </Button>
      </div>
    </div>
  )
}

/** Accepts a file by drop, paste or file picker, and uploads it. */
export const ChooseFile = (props: Props) => {
  const m = useMessages(imports).choose
  const { organization, target, onUploaded } = props
  const upload = useUpload({ organization, target: target.name, onUploaded })
  const input = useRef<HTMLInputElement>(null)
  const isDragging = useDropAndPaste(upload)
  if (upload.sent !== undefined) return <Sending sent={upload.sent} cancel={upload.cancel} />
  return (
    <div className={styles["stage"]}>
      <div className={styles["drop"]} data-over={isDragging}>
        <FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden="true" />
        <p>{m.drop}</p>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={m.button}
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) upload.file(chosen)
            // So that the same file can be chosen again after it was corrected.
            currentTarget.value = ""
          }}
        />
        <OnlineButton onClick={() => input.current?.click()}>{m.button}</OnlineButton>
        <p className={styles["soft"]}>{m.about}</p>
      </div>
      <Alert error={upload.error} />
      <Template {...props} />
    </div>
  )
}
