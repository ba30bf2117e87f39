import { withMessages } from "../../../i18n/locale.ts"
import { estimate, sticker } from "../messages/visitors.ts"

export const loadSticker = withMessages(() => import("./StickerPage.tsx"), sticker)

export const loadEstimate = withMessages(() => import("./EstimatePage.tsx"), estimate)
