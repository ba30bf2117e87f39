/** Hands a file to the browser's downloads. */
export const saveFile = (name: string, file: Blob) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the file by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url))
}
