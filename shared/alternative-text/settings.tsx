import { CheckboxControl, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { canDraft, DraftButton } from '@shared/ai';
import { isPositiveInteger, toRecord, toText } from '@shared/guards';
import type { Setting } from '@shared/inspector';
import type { MaybeDecorative } from './decorative';

/** An object with alternative text. */
export type WithAltText = MaybeDecorative & { alt: string };

type Options = {
	/** Help text; default: WordPress's for images. */
	help?: string;
	/** Whether it can be decorative. A link cannot, because the text is its name. Default `true`. */
	mayBeDecorative?: boolean;
	/** The image, for a draft with AI; `position` tells apart places that show the same one. Without it there is none. */
	image?: { id?: number | string; position: number };
};

/** ID of the attachment; posts of Jetpack's mobile apps store it as text. Null for an image that is not in the media library. */
function getAttachment( id: unknown ): number | null {
	const number = Number( id );
	return isPositiveInteger( number ) ? number : null;
}

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
	{ help, mayBeDecorative = true, image }: Options = {}
): ( Setting< WithAltText > | false )[] {
	const attachment = getAttachment( image?.id );
	// A mark may remain from before the image became a link; the text overrides it.
	const setText = ( text: string ) =>
		onChange( { alt: text, isDecorative: undefined } );
	const field = ( label: string ) => (
		<TextareaControl
			__nextHasNoMarginBottom
			label={ label }
			help={
				help ??
				__( 'Describe the purpose of the image.', 'mainstreet-blocks' )
			}
			value={ alt }
			onChange={ setText }
		/>
	);
	return [
		! ( mayBeDecorative && isDecorative ) && {
			label: __( 'Alternative text', 'mainstreet-blocks' ),
			reset: { alt: '' },
			control: ( label ) =>
				attachment && canDraft( 'image' ) ? (
					<div>
						{ field( label ) }
						<DraftButton
							key={ `${ attachment }/${ image?.position }` }
							task="alternative-text"
							getData={ () => ( { attachment } ) }
							onDraft={ ( draft ) =>
								setText( toText( toRecord( draft ).text ) )
							}
						/>
					</div>
				) : (
					field( label )
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
