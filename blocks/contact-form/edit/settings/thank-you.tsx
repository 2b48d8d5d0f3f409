import { URLInput } from '@wordpress/block-editor';
import {
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { isOneOf } from '@shared/guards';
import type { Settings } from '@shared/inspector';
import type { Attributes, ThankYou as Kind } from '../../types';

type Props = {
	attributes: Attributes;
	setAttributes: ( attributes: Partial< Attributes > ) => void;
};

const KINDS: readonly Kind[] = [ '', 'message', 'redirect' ];

/** Reads what happens after submission. Current forms also store `confirmationType`. */
function readKind( { customThankyou, confirmationType }: Attributes ): Kind {
	if ( confirmationType === 'redirect' ) {
		return 'redirect';
	}
	return isOneOf( KINDS, customThankyou ) ? customThankyou : '';
}

/** Whether the text is shown above the summary, as current forms do. */
const hasTextAbove = ( attributes: Attributes ): boolean =>
	Boolean( attributes.customThankyouMessage ) &&
	[ 'variationName', 'confirmationType', 'disableSummary' ].some(
		( name ) => attributes[ name ] !== undefined
	);

/** Decodes ampersands that WordPress stored as entities, unless they begin an entity. */
const readHtml = ( html: string ): string =>
	html.replace( /&amp;(?!#?\w+;)/g, '&' );

/** Returns the attributes for what happens after submission, for old and current forms. */
const writeKind = (
	kind: Kind,
	{ confirmationType }: Attributes
): Partial< Attributes > => ( {
	customThankyou: kind,
	...( confirmationType === undefined
		? {}
		: { confirmationType: kind === 'redirect' ? 'redirect' : 'text' } ),
} );

/** Returns the settings for what visitors see after submission. */
export function getThankYouSettings( {
	attributes,
	setAttributes,
}: Props ): Settings< Attributes > {
	const kind = readKind( attributes );
	return [
		{
			label: __( 'On submission', 'mainstreet-blocks' ),
			reset: writeKind( '', attributes ),
			control: ( label ) => (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					value={ kind }
					options={ [
						{
							label: __( 'Show a summary', 'mainstreet-blocks' ),
							value: '',
						},
						{
							label: __( 'Show a message', 'mainstreet-blocks' ),
							value: 'message',
						},
						{
							label: __(
								'Redirect to a page',
								'mainstreet-blocks'
							),
							value: 'redirect',
						},
					] }
					onChange={ ( value: string ) =>
						isOneOf( KINDS, value ) &&
						setAttributes( writeKind( value, attributes ) )
					}
				/>
			),
		},
		kind !== 'redirect' && {
			label: __( 'Message heading', 'mainstreet-blocks' ),
			reset: { customThankyouHeading: undefined },
			control: ( label ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
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
			),
		},
		( kind === 'message' ||
			( kind === '' && hasTextAbove( attributes ) ) ) && {
			label: __( 'Message text', 'mainstreet-blocks' ),
			reset: { customThankyouMessage: '' },
			control: ( label ) => (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ label }
					placeholder={ __(
						'Thank you for your submission!',
						'mainstreet-blocks'
					) }
					value={ readHtml( attributes.customThankyouMessage ) }
					onChange={ ( customThankyouMessage ) =>
						setAttributes( { customThankyouMessage } )
					}
				/>
			),
		},
		kind !== 'redirect' && {
			label: __( 'Show a link back to the form', 'mainstreet-blocks' ),
			reset: { disableGoBack: undefined },
			isShownByDefault: false,
			control: ( label ) => (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					checked={ attributes.disableGoBack !== true }
					onChange={ ( isOn ) =>
						setAttributes( {
							disableGoBack: isOn ? undefined : true,
						} )
					}
				/>
			),
		},
		kind === 'redirect' && {
			label: __( 'Redirect URL', 'mainstreet-blocks' ),
			reset: { customThankyouRedirect: '' },
			control: ( label ) => (
				<div className="mainstreet-form-settings__url">
					<URLInput
						{ ...{
							label,
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
			),
		},
	];
}
