export {
	COMMON_CURRENCIES,
	CURRENCIES,
	baseOf,
	getCurrency,
	getPageLocale,
	isCurrency,
	minimumOf,
	precisionOf,
	stepOf,
	type Currency,
} from './currencies';
export {
	formatAmount,
	formatMoney,
	leastOf,
	maximumOf,
	problemOf,
	toDecimal,
	toMinor,
	toNumber,
	type AmountProblem,
} from './amounts';
export { parseTyped } from './typed';
