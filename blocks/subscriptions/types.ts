import type { CustomField } from '@shared/custom-fields';

export type { CustomField };

/** Palette slugs; each has a value of one's own in the attribute that begins with `custom`. */
export const COLORS = [
	'emailFieldBackgroundColor',
	'emailFieldGradient',
	'buttonBackgroundColor',
	'buttonGradient',
	'textColor',
	'borderColor',
	'fontSize',
] as const;
type Named = ( typeof COLORS )[ number ];

export type Attributes = Partial<
	Record< Named | `custom${ Capitalize< Named > }`, string >
> & {
	/** HTML without formatting, as all texts. */
	subscribePlaceholder: string;
	submitButtonText: string;
	successMessage: string;
	showSubscribersTotal: boolean;
	buttonOnNewLine: boolean;
	/** With its unit. */
	buttonWidth?: string;
	/** Pixels. */
	borderRadius?: number;
	borderWeight?: number;
	padding?: number;
	spacing?: number;
	/** Own additions, which the saved shortcode does not hold. */
	showNameField: boolean;
	nameFieldLabel?: string;
	extraFields?: CustomField[];
	className?: string;
};
