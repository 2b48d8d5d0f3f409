export type Attributes = {
	/** `stacked`: buttons that PayPal's script draws; `single`: a form with one button. */
	buttonType: string;
	/** URL of PayPal's script with the client ID; stacked only. */
	scriptSrc?: string;
	/** ID of the button at PayPal. */
	hostedButtonId?: string;
	/** Label of a single button, 1 to TEXT_MAX characters. */
	buttonText?: string;
};

/** Maximum length of the label of a single button. */
export const TEXT_MAX = 50;
