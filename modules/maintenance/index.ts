export { DefectsOfVehicle, type DefectOnFile } from "./defects/queries/DefectsOfVehicle.ts"
export { Defects, type DefectToRaise } from "./ports/Defects.ts"
