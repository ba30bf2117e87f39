import { extractImages, extractText, getDocumentProxy, getMeta, getResolvedPDFJS } from "unpdf"

export interface ReadPdf {
  /** The text of each page. */
  readonly pages: ReadonlyArray<string>
  readonly text: string
  readonly title: unknown
  readonly language: unknown
}

/** Reads a PDF back, with another library than the one that wrote it. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  // It takes over the buffer that it is given.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { text: pages } = await extractText(pdf, { mergePages: false })
  const { info } = await getMeta(pdf)
  return { pages, text: pages.join("\n"), title: info["Title"], language: info["Language"] }
}

/** How many pictures a page shows. */
export const picturesOn = async (bytes: Uint8Array, page: number): Promise<number> =>
  (await extractImages(await getDocumentProxy(Uint8Array.from(bytes)), page)).length

/** How many lines and areas a page draws, without its text. */
export const pathsOn = async (bytes: Uint8Array, page: number): Promise<number> => {
  const { OPS } = await getResolvedPDFJS()
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { fnArray } = await (await pdf.getPage(page)).getOperatorList()
  return fnArray.filter((operator) => operator === OPS.constructPath).length
}
