const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const PACKAGE = "http://schemas.openxmlformats.org/package/2006"
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml"

/** Every XML file is a sheet unless named: how many there will be is not known when this is written. */
export const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`

export const PACKAGE_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** The most decimals that a column shows. */
const MOST_DECIMALS = 6

/** The numbers of the styles in `STYLES`. */
export const STYLE = {
  header: 1,
  date: 2,
  instant: 3,
  /** Of a column of numbers with this many decimals. */
  decimals: (decimals: number): number => 4 + Math.min(decimals, MOST_DECIMALS)
} as const

/** Custom formats have numbers from 164 on. */
const FIRST_FORMAT = 164

const decimalFormats = Array.from({ length: MOST_DECIMALS + 1 }, (_, decimals) => ({
  id: FIRST_FORMAT + decimals,
  code: decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`
}))

const xf = (format: number, font = 0): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`

/** The formats 14 and 22 show dates, and dates with times, as the reader's language does. */
export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${decimalFormats.length}">${decimalFormats
  .map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
  .join(
    ""
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${4 + decimalFormats.length}">${[xf(0), xf(0, 1), xf(14), xf(22), ...decimalFormats.map(({ id }) => xf(id))].join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const numbered = (sheets: number, part: (number: number) => string): string =>
  Array.from({ length: sheets }, (_, at) => part(at + 1)).join("")

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`

export const workbook = (sheets: number): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered(
    sheets,
    (number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`
  )}</sheets></workbook>`

export const workbookRelations = (sheets: number): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbered(
    sheets,
    (number) =>
      `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`
  )}<Relationship Id="rId${sheets + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`

export const sheetBegin = (columns: string): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`

export const SHEET_END = "</sheetData></worksheet>"
