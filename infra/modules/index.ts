export { defineModule, type Module } from "./defineModule.ts"
