export { decodeSettings, type DatabaseUrls, Settings, SettingsInvalid, settingsLayer } from "./Settings.ts"
export { type Setting, type SettingName, settingsTable } from "./table.ts"
