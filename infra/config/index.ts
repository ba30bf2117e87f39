export type { DatabaseUrls } from "./databaseUrls.ts"
export { decodeSettings, Settings, SettingsInvalid, settingsLayer } from "./Settings.ts"
export { type Setting, type SettingName, settingsTable } from "./table.ts"
