/** The asphalt of tokens.css: sidebar, header, the browser's own UI, and the screen while the app starts. */
export const ASPHALT = { light: "#1c1b19", dark: "#0c0c0b" } as const
