import type { CustomField } from '@shared/custom-fields';

export type { CustomField };

/** Sentences about what became of the form, by the part of their class that says which. */
export const NOTIFICATIONS = [ 'processing', 'success', 'error' ] as const;
export type Notification = ( typeof NOTIFICATIONS )[ number ];

export type Attributes = {
	/** Texts; the standard ones, in the language of the site, while absent. */
	emailPlaceholder?: string;
	/** HTML. */
	consentText?: string;
	processingLabel?: string;
	successLabel?: string;
	errorLabel?: string;
	/** Ids of the groups people are put into. */
	interests: string[];
	/** Merge field of the audience, and what is written into it. */
	signupFieldTag?: string;
	signupFieldValue?: string;
	/** Whether only the form is drawn, as in the inserter. */
	preview: boolean;
	/** Own addition. */
	extraFields?: CustomField[];
};
