import { useEffect, useLayoutEffect, useRef, useState } from "react"

interface Receiver {
  readonly file: (file: File) => void
  readonly text: (text: string) => void
}

const deliver = (data: DataTransfer | null, { file, text }: Receiver) => {
  const [arrived] = data?.files ?? []
  if (arrived) file(arrived)
  else text(data?.getData("text/plain") ?? "")
}

/**
 * Accepts files and text dropped or pasted anywhere on the page; otherwise a file dropped outside of its area
 * would replace the page. Returns whether something is being dragged over it.
 */
export const useDropAndPaste = (receiver: Receiver): boolean => {
  const [over, setOver] = useState(false)
  const latest = useRef(receiver)
  useEffect(() => {
    latest.current = receiver
  })
  // Registered before the first paint: a dropped file must never replace the page.
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const on = <E extends "paste" | "dragover" | "dragleave" | "drop">(
      name: E,
      listener: (event: WindowEventMap[E]) => void
    ) => window.addEventListener(name, listener, { signal })
    on("dragover", (event) => {
      event.preventDefault()
      setOver(true)
    })
    on("dragleave", ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false)
    })
    on("drop", (event) => {
      event.preventDefault()
      setOver(false)
      deliver(event.dataTransfer, latest.current)
    })
    on("paste", (event) => {
      event.preventDefault()
      deliver(event.clipboardData, latest.current)
    })
    return () => controller.abort()
  }, [])
  return over
}
