/** Downloads a file. */
export const saveFile = (name: string, file: Blob) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // By the next task the download holds its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url))
}
