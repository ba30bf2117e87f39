/** More than enough, however late the browser begins to read the file. */
const READ_WITHIN = 60_000

/** Downloads a file. */
export const saveFile = (name: string, file: Blob) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN)
}
