import type { Attributes } from '../types';

/** A form's own settings, as they are when it is new. */
export const FORM: Attributes = {
	customThankyou: '',
	customThankyouMessage: '',
	customThankyouRedirect: '',
	jetpackCRM: true,
	formTitle: '',
	copyToSender: false,
};
