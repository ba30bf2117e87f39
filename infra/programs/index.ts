export { answerQuestions } from "./answerQuestions.ts"
