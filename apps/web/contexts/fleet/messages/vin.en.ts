export const messages = {
  title: "Scan VIN",
  about: "Point the camera at the barcode behind the windshield, on the door frame or on the papers.",
  camera: "Camera",
  starting: "Starting the camera...",
  looking: "Looking for a VIN...",
  off: {
    denied:
      "The camera isn't allowed for this page. Allow it in the browser's settings, choose a photo, or type the VIN.",
    missing: "No camera was found. Choose a photo, or type the VIN.",
    failed: "The camera can't be used right now. Choose a photo, or type the VIN."
  },
  notLoaded: "The barcode reader couldn't be loaded. Check your connection, or type the VIN.",
  light: "Light",
  choosePhoto: "Choose a photo",
  photo: "Photo of a VIN",
  reading: "Reading the photo...",
  noVin: "No VIN was found in this photo. Try a closer or sharper one, or type the VIN.",
  notAPhoto: "This file can't be read as a photo. Choose another one.",
  vin: "VIN",
  use: "Use this VIN",
  invalid: "A VIN has 17 letters and digits, without I, O and Q.",
  characters: (count: number) => `${count} of 17 characters`,
  wrongCheckDigit: "The check digit doesn't match. Compare each character.",
  likely: "Did you mean:",
  noCheckDigit:
    "This VIN has no valid check digit, which is common outside North America. Compare each character.",
  before1981: "VINs from before 1981 follow no common rules. Compare each character.",
  noteHint: "Such as: confirmed with the papers.",
  proposals: {
    title: "Read from the VIN",
    read: "Read the fields from the VIN",
    reading: "Reading the VIN...",
    unknown: "Nothing more is known about this VIN. Enter the other fields yourself.",
    unavailable: "The VIN can't be looked up right now. Enter the other fields yourself.",
    accept: "Accept",
    replace: "Replace",
    undo: "Undo",
    of: (action: string, field: string, value: string) => `${action} ${field}: ${value}`,
    acceptAll: "Accept all",
    fillEmpty: "Fill in empty fields",
    ignore: "Ignore",
    entered: (value: string) => `Entered: ${value}`,
    same: "Entered"
  }
}
