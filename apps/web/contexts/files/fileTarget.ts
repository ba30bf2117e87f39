import type { ClipboardEvent, DragEvent } from "react"

/** To be spread on a form: files can be dropped and pasted anywhere in it. */
export const fileTarget = ({ add }: { readonly add: (files: ReadonlyArray<File>) => void }) => ({
  onPaste: (event: ClipboardEvent) => {
    const { files: pasted, types } = event.clipboardData
    // Word and Excel copy a picture of the text, too.
    if (pasted.length === 0 || types.includes("text/plain")) return
    event.preventDefault()
    add([...pasted])
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
})
