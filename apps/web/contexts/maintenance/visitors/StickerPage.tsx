import { PreviewSticker } from "#maintenance/contract"
import { Button } from "@radix-ui/themes"
import { useState } from "react"
import { useLocation } from "react-router"
import { api } from "../../../api/client.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import form from "../../identity/auth/Form.module.css"
import { sticker } from "../messages/visitors.ts"
import { NotOpened } from "./NotOpened.tsx"
import { StickerForm } from "./StickerForm.tsx"
import { usePreview } from "./usePreview.ts"
import { VisitorFrame } from "./VisitorFrame.tsx"

const preview = (token: string) => api(PreviewSticker, { body: { token } })

interface Sent {
  readonly isUnsafe: boolean
}

const Thanks = ({
  organization,
  isUnsafe,
  onAnother
}: Sent & { readonly organization: string; readonly onAnother: () => void }) => {
  const m = useMessages(sticker)
  return (
    <VisitorFrame title={m.doneTitle} sentence={<output>{m.done(organization)}</output>}>
      {isUnsafe && <p className={form["lead"]}>{m.doneUnsafe}</p>}
      <div className={form["actions"]}>
        <Button size="3" variant="surface" color="gray" onClick={onAnother}>
          {m.another}
        </Button>
      </div>
    </VisitorFrame>
  )
}

const Opened = ({ token }: { readonly token: string }) => {
  const m = useMessages(sticker)
  const { data, error, open } = usePreview(preview, token)
  const [sent, setSent] = useState<Sent>()
  if (error !== undefined) return <NotOpened title={m.failed} error={error} retry={open} />
  if (!data) return <VisitorFrame title={m.loading} />
  if (sent)
    return <Thanks {...sent} organization={data.organization_name} onAnother={() => setSent(undefined)} />
  return (
    <VisitorFrame title={m.title(data.vehicle)} sentence={m.about(data.organization_name)}>
      <StickerForm token={token} onSent={(isUnsafe) => setSent({ isUnsafe })} />
    </VisitorFrame>
  )
}

/** The page that the QR code in a vehicle opens: anyone reports a defect. The token stays in the address, so it can be reloaded. */
export const StickerPage = () => {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get("token") ?? ""
  return <Opened key={token} token={token} />
}

export const Component = StickerPage
