/** The photos of a vehicle. */
export const messages = {
  tab: "Photos",
  list: "Photos",
  add: "Add photos",
  take: "Take photo",
  hint: (most: number) =>
    `Up to ${most} photos. You can also drag them here. The first one is the main photo.`,
  empty: {
    title: "No photos yet",
    sentence: "Add photos of the vehicle. The first one is its main photo, which lists show.",
    readOnly: "The photos of this vehicle appear here."
  },
  main: "Main photo",
  mainOf: (vehicle: string) => `Main photo of ${vehicle}`,
  photoOf: (vehicle: string, at: number) => `${vehicle}, photo ${at}`,
  open: (at: number) => `Open photo ${at}`,
  more: (at: number) => `More actions: photo ${at}`,
  actions: {
    makeMain: "Make main photo",
    earlier: "Move forward",
    later: "Move back",
    remove: "Remove"
  },
  removed: "Photo removed.",
  restored: "Photo restored.",
  undo: "Undo",
  uploads: {
    list: "Photos being uploaded",
    uploading: (name: string) => `Uploading ${name}`,
    failed: "Upload failed",
    retry: (name: string) => `Retry ${name}`,
    retryShort: "Retry",
    discard: (name: string) => `Discard ${name}`,
    discardShort: "Discard",
    unfit: (name: string) => `“${name}” is not a photo that can be read.`,
    tooMany: (most: number) => `A vehicle can have at most ${most} photos.`
  },
  lightbox: {
    title: (vehicle: string) => `Photos of ${vehicle}`,
    position: (at: number, all: number) => `${at} of ${all}`,
    previous: "Previous photo",
    next: "Next photo",
    close: "Close"
  }
}
