import { RemoveAvatar, SetAvatar } from "#identity/contract"
import { useMutation } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { api } from "../../../api/client.ts"
import { useProblemText } from "../../../api/problem.ts"
import { account } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { notify } from "../../../ui/toast.ts"
import { squarePicture } from "./squarePicture.ts"
import { useSavedMe } from "./useSavedMe.ts"

interface Chosen {
  readonly picture: Blob
  /** Where the page can show it from, until it is given up or sent. */
  readonly url: string
}

const useChosen = () => {
  const m = useMessages(account).picture
  const [chosen, setChosen] = useState<Chosen>()
  useEffect(() => chosen && (() => URL.revokeObjectURL(chosen.url)), [chosen])
  const choose = async (file: Blob) => {
    const picture = await squarePicture(file).catch(() => undefined)
    if (picture) setChosen({ picture, url: URL.createObjectURL(picture) })
    else notify.error(m.unreadable)
  }
  return { chosen, choose, giveUp: () => setChosen(undefined) }
}

const upload = async ({ picture }: Chosen) =>
  api(SetAvatar, {
    body: { bytes: new Uint8Array(await picture.arrayBuffer()), contentType: picture.type }
  })

/** Choosing a picture, seeing it, and sending it or giving it up; and removing the one that is set. */
export const usePicture = () => {
  const m = useMessages(account).picture
  const say = useProblemText()
  const saved = useSavedMe()
  const { chosen, choose, giveUp } = useChosen()
  const failed = (error: unknown) => notify.error(say(error))
  const use = useMutation({
    mutationFn: upload,
    onSuccess: (user) => {
      saved(user)
      giveUp()
      notify.success(m.saved)
    },
    onError: failed
  })
  const remove = useMutation({
    mutationFn: () => api(RemoveAvatar, {}),
    onSuccess: (user) => {
      saved(user)
      notify.success(m.removed)
    },
    onError: failed
  })
  return { chosen, choose, giveUp, use, remove }
}
