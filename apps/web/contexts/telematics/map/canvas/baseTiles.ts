/** The address of the tiles of the base map. The build fills it in: see build/baseMap.ts. */
export const BASE_TILES = ""
