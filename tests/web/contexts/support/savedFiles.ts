import { onTestFinished, vi } from "vitest"

interface Saved {
  readonly name: string
  readonly file: Blob
}

/** Records the files the page downloads, in order. */
export const savedFiles = (): ReadonlyArray<Saved> => {
  const saved: Array<Saved> = []
  const blobs = new Map<string, Blob>()
  const real = URL.createObjectURL.bind(URL)
  const spies = [
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      const url = real(blob)
      if (blob instanceof Blob) blobs.set(url, blob)
      return url
    }),
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement
    ) {
      const file = blobs.get(this.href)
      if (file) saved.push({ name: this.download, file })
    })
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return saved
}
