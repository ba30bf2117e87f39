const ONES = "111111"
const EIGHTS = "888888"

const widthOf = (text: Text, figures: string) => {
  text.data = figures
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0)
}

/** Measures an element with narrow and with wide figures, then restores its text. */
const areEven = (text: Text) => {
  const { data } = text
  const even = Math.abs(widthOf(text, ONES) - widthOf(text, EIGHTS)) < 0.1
  text.data = data
  return even
}

const textsWithin = (place: Element): ReadonlyArray<Text> =>
  [...place.childNodes].flatMap((node) =>
    node instanceof Text ? [node] : node instanceof Element ? textsWithin(node) : []
  )

/** All texts in an element where a one is narrower than an eight, measured in the product's fonts. */
export const unevenFigures = async (place: Element): Promise<ReadonlyArray<string>> => {
  await Promise.all(
    ["400 15px Barlow", "500 15px Barlow", "600 15px Barlow", "600 15px 'Barlow Semi Condensed'"].map(
      (font) => document.fonts.load(font, ONES)
    )
  )
  return textsWithin(place)
    .filter(({ data, parentElement }) => data.trim() !== "" && parentElement?.checkVisibility())
    .filter((text) => !areEven(text))
    .map(({ data }) => data)
}
