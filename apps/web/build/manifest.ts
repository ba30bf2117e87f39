import { ASPHALT } from "../app/asphalt.ts"

/** The icons a system may ask for. A maskable one is cropped to any shape; Apple rounds corners itself. */
export const ICONS = [
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable" }
] as const
export const APPLE_ICON = { file: "apple-touch-icon.png", size: 180 } as const

const icon = { src: "/icon-192.png", sizes: "192x192", type: "image/png" }

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon] })

/** The manifest of the installed app: https://www.w3.org/TR/appmanifest/ */
export const MANIFEST = {
  id: "/dashboard",
  name: "Motorpool",
  short_name: "Motorpool",
  description: "Fleet, rental and dealership management for teams",
  lang: "en",
  dir: "ltr",
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  theme_color: ASPHALT.light,
  background_color: ASPHALT.light,
  // Not every browser reads it; the others use the above, which suits the dark theme too.
  color_scheme_dark: { theme_color: ASPHALT.dark, background_color: ASPHALT.dark },
  categories: ["business", "productivity"],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ...ICONS.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose
    }))
  ],
  shortcuts: [
    shortcut("Messages", "/messages?open"),
    shortcut("Notifications", "/dashboard?notifications"),
    shortcut("Vehicle map", "/vehicle-map")
  ]
} as const
