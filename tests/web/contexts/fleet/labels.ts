/** Labels drawn by another program than the one that reads them, with a quiet zone around each. */
const urls = import.meta.glob<string>("./labels/*.png", { query: "?url", import: "default", eager: true })

export type Label = "code39" | "code128" | "dataMatrix" | "qr" | "noVin" | "wrongCheckDigit"

export const labelFile = async (name: Label): Promise<File> => {
  const response = await fetch(urls[`./labels/${name}.png`] ?? "")
  return new File([await response.blob()], `${name}.png`, { type: "image/png" })
}

/** As a phone takes it: a part of a larger picture, at an angle, not sharp, and darker on one side. */
export const photoOf = async (name: Label, degrees = 8): Promise<Blob> => {
  const label = await createImageBitmap(await labelFile(name))
  const canvas = new OffscreenCanvas(1600, 1200)
  const context = canvas.getContext("2d")
  if (context === null) throw new Error("This browser has no canvas.")
  context.fillStyle = "#8a8378"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.filter = "blur(1.2px)"
  const width = label.width > 400 ? 1000 : 360
  const height = (width / label.width) * label.height
  context.drawImage(label, -width / 2, -height / 2, width, height)
  context.resetTransform()
  context.filter = "none"
  const shade = context.createLinearGradient(0, 0, canvas.width, 0)
  shade.addColorStop(0, "rgb(0 0 0 / 0.5)")
  shade.addColorStop(1, "rgb(0 0 0 / 0)")
  context.fillStyle = shade
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.7 })
}
