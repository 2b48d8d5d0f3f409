export {
	COMMON_CURRENCIES,
	CURRENCIES,
	getSuggestionUnit,
	getCurrency,
	getPageLocale,
	isCurrency,
	getMinimumAmount,
	getPrecision,
	getStep,
	type Currency,
} from './currencies';
export {
	formatAmount,
	formatMoney,
	getMinimum,
	getMaximum,
	getAmountProblem,
	toDecimal,
	toMinor,
	toNumber,
	type AmountProblem,
} from './amounts';
export { parseTyped } from './parse-typed';
