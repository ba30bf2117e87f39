import { useCallback, useEffect, useState } from "react"

interface Opened<A> {
  readonly data?: A
  readonly error?: unknown
}

/** What a page for visitors shows. They load nothing else, so that it is not shared with other pages. */
export const usePreview = <A>(load: (token: string) => Promise<A>, token: string) => {
  const [opened, setOpened] = useState<Opened<A>>({})
  const open = useCallback(
    () =>
      load(token).then(
        (data) => setOpened({ data }),
        (error: unknown) => setOpened({ error })
      ),
    [load, token]
  )
  useEffect(() => void open(), [open])
  return { ...opened, open }
}
