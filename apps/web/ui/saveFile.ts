/** Browsers read a file some time after they were asked to download it, on a busy machine seconds later. */
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
