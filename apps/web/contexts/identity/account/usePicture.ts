import { RemoveAvatar, SetAvatar } from "#identity/contract"
import { useEffect, useState } from "react"
import { api } from "../../../api/client.ts"
import { useCommand } from "../../../api/useCommand.ts"
import { account } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { squarePicture } from "./squarePicture.ts"
import { useSavedMe } from "./useSavedMe.ts"

interface Chosen {
  readonly picture: Blob
  /** Object URL for the preview, until it is discarded or sent. */
  readonly url: string
}

const usePreview = () => {
  const m = useMessages(account).picture
  const [chosen, setChosen] = useState<Chosen>()
  useEffect(() => chosen && (() => URL.revokeObjectURL(chosen.url)), [chosen])
  const choose = async (file: Blob) => {
    const picture = await squarePicture(file).catch(() => undefined)
    if (picture) setChosen({ picture, url: URL.createObjectURL(picture) })
    else notify.error(m.unreadable)
  }
  return { chosen, choose, discard: () => setChosen(undefined) }
}

const upload = async ({ picture }: Chosen) =>
  api(SetAvatar, {
    body: { bytes: new Uint8Array(await picture.arrayBuffer()), contentType: picture.type }
  })

/** Chooses a picture, previews it, and sends or discards it; removes the current one. */
export const usePicture = () => {
  const m = useMessages(account).picture
  const saved = useSavedMe()
  const { chosen, choose, discard } = usePreview()
  const use = useCommand({
    send: upload,
    onDone: (user) => {
      saved(user)
      discard()
    },
    done: () => m.saved
  })
  const remove = useCommand({ send: () => api(RemoveAvatar, {}), onDone: saved, done: () => m.removed })
  return { chosen, choose, discard, use, remove }
}
