/** The addresses of the files of the base map. The build fills them in: see build/baseMap.ts. */
export const BASE_FILES = { land: "", fineLand: "", borders: "", fineBorders: "", states: "", cities: "" }
