import { URLInput } from '@wordpress/block-editor';
import {
	SelectControl,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { isOneOf } from '@shared/guards';
import type { Attributes, ThankYou as Kind } from '../../types';

type Props = {
	attributes: Attributes;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
};

const KINDS: readonly Kind[] = [ '', 'message', 'redirect' ];

/** Forms of today say it in `confirmationType` too. */
function readKind( { customThankyou, confirmationType }: Attributes ): Kind {
	if ( confirmationType === 'redirect' ) {
		return 'redirect';
	}
	return isOneOf( KINDS, customThankyou ) ? customThankyou : '';
}

/** Forms of today show their text above the summary. */
const hasTextAbove = ( attributes: Attributes ): boolean =>
	Boolean( attributes.customThankyouMessage ) &&
	[ 'variationName', 'confirmationType', 'disableSummary' ].some(
		( name ) => attributes[ name ] !== undefined
	);

/** HTML as people type it: an ampersand that WordPress stored as an entity and that begins none. */
const readHtml = ( html: string ): string =>
	html.replace( /&amp;(?!#?\w+;)/g, '&' );

/** What visitors see once their answer is stored. */
export function ThankYou( { attributes, setAttributes }: Props ) {
	const kind = readKind( attributes );
	const choose = ( value: string ) => {
		if ( isOneOf( KINDS, value ) ) {
			setAttributes( {
				customThankyou: value,
				...( attributes.confirmationType === undefined
					? {}
					: {
							confirmationType:
								value === 'redirect' ? 'redirect' : 'text',
						} ),
			} );
		}
	};
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'On Submission', 'mainstreet-blocks' ) }
				value={ kind }
				options={ [
					{
						label: __(
							'Show a summary of submitted fields',
							'mainstreet-blocks'
						),
						value: '',
					},
					{
						label: __(
							'Show a custom text message',
							'mainstreet-blocks'
						),
						value: 'message',
					},
					{
						label: __(
							'Redirect to another webpage',
							'mainstreet-blocks'
						),
						value: 'redirect',
					},
				] }
				onChange={ choose }
			/>
			{ kind !== 'redirect' && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Message Heading', 'mainstreet-blocks' ) }
					placeholder={ __( 'Message Sent', 'mainstreet-blocks' ) }
					value={
						attributes.customThankyouHeading === undefined
							? __( 'Message Sent', 'mainstreet-blocks' )
							: decodeEntities( attributes.customThankyouHeading )
					}
					onChange={ ( customThankyouHeading ) =>
						setAttributes( { customThankyouHeading } )
					}
				/>
			) }
			{ ( kind === 'message' ||
				( kind === '' && hasTextAbove( attributes ) ) ) && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Message Text', 'mainstreet-blocks' ) }
					placeholder={ __(
						'Thank you for your submission!',
						'mainstreet-blocks'
					) }
					value={ readHtml( attributes.customThankyouMessage ) }
					onChange={ ( customThankyouMessage ) =>
						setAttributes( { customThankyouMessage } )
					}
				/>
			) }
			{ kind === 'redirect' && (
				<div className="mainstreet-form-settings__url">
					<URLInput
						{ ...{
							label: __(
								'Redirect Address',
								'mainstreet-blocks'
							),
							__nextHasNoMarginBottom: true,
						} }
						isFullWidth
						value={ decodeEntities(
							attributes.customThankyouRedirect
						) }
						onChange={ ( customThankyouRedirect ) =>
							setAttributes( { customThankyouRedirect } )
						}
					/>
				</div>
			) }
		</>
	);
}
