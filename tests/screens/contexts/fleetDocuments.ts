import { messages as documentsEn } from "../../../apps/web/contexts/fleet/messages/documents.en.ts"
import { messages as documentsEs } from "../../../apps/web/contexts/fleet/messages/documents.es.ts"
import { messages as photosEn } from "../../../apps/web/contexts/fleet/messages/photos.en.ts"
import { messages as photosEs } from "../../../apps/web/contexts/fleet/messages/photos.es.ts"
import { buttonStartingWith, clicked, expectMenuOpen, labelPrefix, thenOpened } from "../opening.ts"
import { type Open, type Screen, screen } from "../Screen.ts"
import { openVehicle } from "../vehicleTabs.ts"

const photos = { en: photosEn, es: photosEs }
const documents = { en: documentsEn, es: documentsEs }

const RECORD = "/vehicles/:vehicleId"
/** A van with a renewed policy, and one whose inspection has expired. */
const RENEWED = "/vehicles?q=V-01"
const EXPIRED = "/vehicles?q=V-02"
const NO_PHOTOS = "/vehicles?q=V-60"
/** A van that needs a policy and has no documents. */
const MISSING = "/vehicles?documents=missing"

const openDocuments = openVehicle(({ locale }) => documents[locale].tab)
const openPhotos = openVehicle(({ locale }) => photos[locale].tab)

const openMenu: Open = async (opening) => {
  await openDocuments(opening)
  await buttonStartingWith(opening.page, labelPrefix(documents[opening.locale].more)).click()
  await expectMenuOpen(opening)
}

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "expiring-documents", "/vehicles/documents"),
  screen("owner", "vehicle-documents", RENEWED, { opens: RECORD, open: openDocuments }),
  screen("viewer", "viewer-vehicle-documents", EXPIRED, { opens: RECORD, open: openDocuments }),
  screen("owner", "vehicle-documents-missing", MISSING, { opens: RECORD, open: openDocuments }),
  screen("owner", "menu-document", EXPIRED, {
    shows: ["contexts/fleet/documents/DocumentActions.tsx"],
    open: openMenu
  }),
  screen("owner", "dialog-add-document", EXPIRED, {
    shows: ["contexts/fleet/documents/DocumentDialog.tsx"],
    open: thenOpened(openDocuments, ({ locale }) => documents[locale].add.open)
  }),
  screen("owner", "dialog-renew-document", EXPIRED, {
    open: thenOpened(openDocuments, ({ locale }) =>
      documents[locale].renew.openOf(documents[locale].types.inspection)
    )
  }),
  screen("owner", "vehicle-photos", RENEWED, { opens: RECORD, open: openPhotos }),
  screen("viewer", "viewer-vehicle-photos-empty", NO_PHOTOS, { opens: RECORD, open: openPhotos }),
  screen("owner", "menu-photo", RENEWED, {
    shows: ["contexts/fleet/photos/PhotoTile.tsx"],
    open: async (opening) => {
      await openPhotos(opening)
      await buttonStartingWith(opening.page, photos[opening.locale].more(1)).click()
      await expectMenuOpen(opening)
    }
  }),
  screen("owner", "dialog-vehicle-photo", RENEWED, {
    shows: ["contexts/fleet/photos/Lightbox.tsx"],
    open: thenOpened(openPhotos, ({ locale }) => photos[locale].open(1))
  }),
  screen("owner", "dialog-required-documents", "/vehicles/documents", {
    shows: ["contexts/fleet/documents/RequirementsDialog.tsx"],
    open: clicked(({ locale }) => documents[locale].requirements.open)
  })
]
