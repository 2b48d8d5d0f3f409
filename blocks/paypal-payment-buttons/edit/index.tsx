import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EditUrlControl, EmbedForm, useEmbed } from '@shared/embed-editor';
import { InfoPanel } from '@shared/inspector';
import { icon } from '../icon';
import { normalize, readCode, type Buttons, type Missing } from '../read-code';
import { TEXT_MAX, type Attributes } from '../types';

const HELP_URL = 'https://www.paypal.com/buttons/';

const getError = ( missing: Missing ): string =>
	( {
		all: __(
			'This is not the code of a payment button from PayPal.',
			'mainstreet-blocks'
		),
		id: __(
			'The second part of the code is missing, which begins with a “div” element. Paste both parts, one after the other.',
			'mainstreet-blocks'
		),
		script: __(
			'The first part of the code is missing, which begins with a “script” element. Paste both parts, one after the other.',
			'mainstreet-blocks'
		),
	} )[ missing ];

/** The buttons as they look without PayPal's script, which the editor does not load. */
function Preview( { buttons }: { buttons: Buttons } ) {
	const labels =
		buttons.kind === 'single'
			? [ buttons.text ]
			: [ 'PayPal', __( 'Debit or credit card', 'mainstreet-blocks' ) ];
	return (
		<div className="wp-block-jetpack-paypal-payment-buttons__preview">
			{ labels.map( ( label ) => (
				<span
					key={ label }
					className="wp-block-button__link wp-element-button"
				>
					{ label }
				</span>
			) ) }
		</div>
	);
}

function Label( {
	text,
	onChange,
}: {
	text: string;
	onChange: ( text: string ) => void;
} ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	return (
		<InspectorControls>
			<InfoPanel title={ __( 'Button', 'mainstreet-blocks' ) }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Button text', 'mainstreet-blocks' ) }
					maxLength={ TEXT_MAX }
					value={ typed ?? text }
					onChange={ ( value ) => {
						setTyped( value );
						if ( value.trim() !== '' ) {
							onChange( value );
						}
					} }
					// A button needs a text: the last one comes back.
					onBlur={ () => setTyped( null ) }
				/>
			</InfoPanel>
		</InspectorControls>
	);
}

export default function Edit( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const buttons = normalize( attributes );
	const [ missing, setMissing ] = useState< Missing >( 'all' );
	const embed = useEmbed( {
		saved: attributes.hostedButtonId ?? '',
		resolve: ( code ) => {
			const found = readCode( code );
			if ( typeof found === 'string' ) {
				setMissing( found );
				return null;
			}
			return found;
		},
		onEmbed: setAttributes,
	} );
	return (
		<div { ...useBlockProps() }>
			{ embed.state === 'embedded' && buttons ? (
				<>
					<EditUrlControl onEdit={ embed.edit } />
					{ buttons.kind === 'single' && (
						<Label
							text={ buttons.text }
							onChange={ ( buttonText ) =>
								setAttributes( { buttonText } )
							}
						/>
					) }
					<Preview buttons={ buttons } />
				</>
			) : (
				<EmbedForm
					icon={ icon }
					label={ __(
						'PayPal Payment Buttons',
						'mainstreet-blocks'
					) }
					instructions={ __(
						'Create a button under “Payment links and buttons” in your PayPal account, and paste its code here. Stacked buttons have two parts: paste one after the other.',
						'mainstreet-blocks'
					) }
					fieldLabel={ __( 'Code from PayPal', 'mainstreet-blocks' ) }
					isCode
					value={ embed.text }
					onChange={ embed.setText }
					onSubmit={ embed.submit }
					error={ embed.hasFailed ? getError( missing ) : undefined }
					onCancel={ buttons ? embed.cancel : undefined }
					help={ {
						url: HELP_URL,
						text: __( 'Create a button', 'mainstreet-blocks' ),
					} }
				/>
			) }
		</div>
	);
}
