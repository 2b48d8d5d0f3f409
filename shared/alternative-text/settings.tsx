import { CheckboxControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Setting } from '@shared/inspector';
import type { MaybeDecorative } from './decorative';

/** An object with alternative text. */
export type WithAltText = MaybeDecorative & { alt: string };

type Options = {
	/** Help text; default: WordPress's for images. */
	help?: string;
	/** Whether it can be decorative. A link cannot, because the text is its name. Default `true`. */
	mayBeDecorative?: boolean;
};

/**
 * The settings "Alternative text" and "Mark as decorative", as in core's image block. Marking an image removes its
 * text.
 *
 * @param onChange Called with what changes.
 * @param options  What to describe, and whether it can be decoration.
 */
export function getTextSettings(
	{ alt, isDecorative }: WithAltText,
	onChange: ( values: Partial< WithAltText > ) => void,
	{ help, mayBeDecorative = true }: Options = {}
): ( Setting< WithAltText > | false )[] {
	return [
		! ( mayBeDecorative && isDecorative ) && {
			label: __( 'Alternative text', 'mainstreet-blocks' ),
			reset: { alt: '' },
			control: ( label ) => (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ label }
					help={
						help ??
						__(
							'Describe the purpose of the image.',
							'mainstreet-blocks'
						)
					}
					value={ alt }
					// A mark may remain from before the image became a link; the text overrides it.
					onChange={ ( text: string ) =>
						onChange( { alt: text, isDecorative: undefined } )
					}
				/>
			),
		},
		mayBeDecorative && {
			label: __( 'Mark as decorative', 'mainstreet-blocks' ),
			reset: { isDecorative: undefined },
			control: ( label ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ label }
					help={ __(
						'Hidden from assistive technologies.',
						'mainstreet-blocks'
					) }
					checked={ Boolean( isDecorative ) }
					onChange={ ( isMarked ) =>
						onChange(
							isMarked
								? { isDecorative: true, alt: '' }
								: { isDecorative: undefined }
						)
					}
				/>
			),
		},
	];
}
