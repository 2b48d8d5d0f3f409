/** What happens after a form was sent: a summary, a message, or another page. */
export type ThankYou = '' | 'message' | 'redirect';

/** Attributes of the form. Those of today's forms that nothing here uses are in block.json only. */
export type Attributes = Record< string, unknown > & {
	subject?: string;
	/** Recipients, separated by commas; the author of the post if empty. */
	to?: string;
	customThankyou: ThankYou;
	customThankyouHeading?: string;
	customThankyouMessage: string;
	customThankyouRedirect: string;
	jetpackCRM: boolean;
	formTitle: string;
	/** Whether the sender gets a copy; an addition of ours. */
	copyToSender: boolean;
	/** Id of the post that holds the form. */
	ref?: number;
};
